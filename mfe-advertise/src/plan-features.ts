interface PlanFeature {
  label: string;
  /** False for what the plan leaves out: shown struck through. */
  included: boolean;
}

const yes = (label: string): PlanFeature => ({ label, included: true });
const no = (label: string): PlanFeature => ({ label, included: false });

const extras = [
  'Direct inquiries',
  'Event calendar posting',
  'Profile photo',
  'Cover photo',
  'Website link',
  'Social media links',
  'Embeddable profile',
];

/** Features of the free plan. */
export const basicFeatures: readonly PlanFeature[] = [
  yes('Highlighted listings'),
  yes('Tier 3 in search results'),
  yes('1 category'),
  yes('Street address'),
  yes('Phone number'),
  ...extras.map(no),
];

/** Features of the paid plan. */
export const premiumFeatures: readonly PlanFeature[] = [
  yes('Highlighted listings'),
  yes('Tier 1 in search results'),
  yes('Up to 5 categories'),
  yes('Street address'),
  yes('Phone number'),
  ...extras.map(yes),
];
