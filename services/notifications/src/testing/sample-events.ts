import { randomUUID } from 'node:crypto';
import type { Advertiser } from '@town/contracts/advertisers/record';
import type { ContactMessage } from '@town/contracts/contact-messages/record';
import type { BusinessListing } from '@town/contracts/listings/form';

export const contactMessage = (own: Partial<ContactMessage> = {}): ContactMessage => ({
  id: randomUUID(),
  fullName: 'Ann Example',
  email: 'ann@example.com',
  phone: null,
  subject: 'Opening hours',
  message: 'When is the library open?',
  submittedAt: '2027-06-12T23:05:00.000Z',
  ...own,
});

export const listing = (own: Partial<BusinessListing> = {}): BusinessListing => ({
  id: randomUUID(),
  businessName: 'Cypress Bakery',
  contactName: 'Bea Example',
  email: 'bea@example.com',
  phone: '830-555-0131',
  category: 'Dining & Restaurants',
  address: '1 Main Street',
  website: null,
  description: 'Bread and pies, fresh every morning.',
  socialMedia: null,
  selectedPlan: 'basic',
  agreement: true,
  status: 'pending',
  submittedAt: '2027-06-12T23:05:00.000Z',
  ...own,
});

export const application = (own: Partial<Advertiser> = {}): Advertiser => ({
  id: randomUUID(),
  firstName: 'Cleo',
  lastName: 'Example',
  email: 'cleo@example.com',
  phone: '830-555-0132',
  businessName: 'River Outfitters',
  businessType: 'home_services',
  businessDescription: null,
  businessAddress: null,
  businessWebsite: null,
  businessSocialMedia: null,
  isLocalBusiness: true,
  serviceAreas: '["Blanco","Wimberley"]',
  yearsInBusiness: 3,
  advertisingGoals: '["increase_visibility"]',
  targetAudience: null,
  preferredPlan: 'monthly',
  interestedCategories: '[]',
  hearAboutUs: 'word_of_mouth',
  additionalComments: null,
  emailMarketing: true,
  phoneMarketing: false,
  status: 'pending',
  submittedAt: '2027-06-12T23:05:00.000Z',
  monthlyBudget: '$49/month',
  paymentIntentId: 'pi_123',
  businessId: null,
  ...own,
});

export const payment = {
  id: 'pi_123',
  plan: 'annual' as const,
  amount: 495,
  customerEmail: 'dan@example.com',
  customerName: 'Dan’s Diner',
  paidAt: '2027-06-12T23:05:00.000Z',
};

/** The data of an event about a subscription of its own. */
export const subscription = (email: string) => ({
  id: `sub_${randomUUID()}`,
  plan: 'monthly' as const,
  email,
  applicationId: null,
  priceCents: 4_900,
  paidUntil: '2027-07-12T23:05:00.000Z',
});
