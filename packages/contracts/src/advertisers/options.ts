import { trades } from '../businesses/categories.js';
import type { TownProfile } from '../settings/town-profile.js';

export const businessTypes = ['restaurant', 'retail', ...trades] as const;

export const preferredPlans = ['monthly', 'annual'] as const;
export type PreferredPlan = (typeof preferredPlans)[number];

export const hearAboutUsOptions = [
  'word_of_mouth',
  'google_search',
  'social_media',
  'local_referral',
  'website',
  'other',
] as const;

/** The form's initial values. Lists are comma-separated. */
export const advertiserFormDefaults = (town: Pick<TownProfile, 'name' | 'neighbours'>) => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  businessName: '',
  businessType: 'restaurant' as const,
  businessDescription: '',
  businessAddress: '',
  businessWebsite: '',
  businessSocialMedia: '',
  isLocalBusiness: true,
  serviceAreas: [town.name, ...town.neighbours].join(', '),
  yearsInBusiness: 1,
  advertisingGoals: 'increase_visibility, attract_customers',
  targetAudience: 'Local residents and visitors',
  preferredPlan: 'monthly' as const,
  interestedCategories: 'dining',
  hearAboutUs: 'word_of_mouth' as const,
  additionalComments: '',
  emailMarketing: true,
  phoneMarketing: false,
});
