import type { BusinessListing } from '@town/contracts/business-listing';
import { plans, priceLabel } from '@town/contracts/plans';
import { town } from '@town/contracts/town';
import { oneLine } from '../letters/clean-text.js';
import { contactUs, notYou } from '../letters/contact-us.js';
import { greeting } from '../letters/greeting.js';
import type { Letter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';

const planWords = {
  basic: 'Basic (free)',
  premium: `Premium (${priceLabel(plans.monthly)} or ${priceLabel(plans.annual)}; nothing has been charged yet)`,
} as const;

export function listingForStaff(listing: BusinessListing): Letter {
  return {
    subject: `New listing to review: ${listing.businessName}`,
    paragraphs: [
      'A business has asked to be listed. The site promises a review within 24 to 48 hours.',
    ],
    fields: [
      ['Business', listing.businessName],
      ['Contact', listing.contactName],
      ['E-mail', listing.email],
      ['Phone', listing.phone],
      ['Category', listing.category],
      ['Address', listing.address],
      ['Website', listing.website],
      ['Social media', listing.socialMedia],
      ['Plan', planWords[listing.selectedPlan]],
      ['Description', listing.description],
      ['Sent', townTime(listing.submittedAt)],
      ['Number', listing.id],
    ],
  };
}

export function listingForOwner(listing: BusinessListing): Letter {
  const business = oneLine(listing.businessName, 100);
  return {
    subject: `We have received your listing: ${business}`,
    greeting: greeting(listing.contactName),
    paragraphs: [
      `Thank you for asking to list ${business} in the ${town.siteName}. Your listing is now pending approval.`,
      `Your plan: ${planWords[listing.selectedPlan]}.`,
      'What happens next:',
    ],
    steps: [
      'We review your listing within 24 to 48 hours.',
      'We contact you about anything that is still open.',
      'We set up your profile, and your business goes live.',
    ],
    closing: `${contactUs} ${notYou}`,
  };
}
