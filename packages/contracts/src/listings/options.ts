/** The categories that a submitted listing can have. */
export const businessCategories = [
  'Dining & Restaurants',
  'Shopping & Retail',
  'Professional Services',
  'Health & Wellness',
  'Home & Garden',
  'Entertainment & Recreation',
  'Automotive',
  'Real Estate',
  'Churches & Religious',
  'Non-Profit Organizations',
  'Other',
] as const;

/** The plans that a listing can be submitted for. */
export const listingPlans = ['basic', 'premium'] as const;
export type ListingPlan = (typeof listingPlans)[number];
