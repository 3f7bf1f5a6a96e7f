import type { PlainMessage } from './messages/use-text';

interface PlanFeature {
  label: PlainMessage;
  /** False for what the plan leaves out: shown struck through. */
  included: boolean;
}

const yes = (label: PlainMessage): PlanFeature => ({ label, included: true });
const no = (label: PlainMessage): PlanFeature => ({ label, included: false });

const extras = [
  'Direct inquiries',
  'Event calendar posting',
  'Profile photo',
  'Cover photo',
  'Website link',
  'Social media links',
  'Embeddable profile',
] as const;

/** Features of the free plan. */
export const basicFeatures: readonly PlanFeature[] = [
  yes('Highlighted listings'),
  yes('Tier 3 in search results'),
  yes('1 category'),
  yes('Street address'),
  yes('Phone number'),
  ...extras.map((label) => no(label)),
];

/** Features of the paid plan. */
export const premiumFeatures: readonly PlanFeature[] = [
  yes('Highlighted listings'),
  yes('Tier 1 in search results'),
  yes('Up to 5 categories'),
  yes('Street address'),
  yes('Phone number'),
  ...extras.map((label) => yes(label)),
];
