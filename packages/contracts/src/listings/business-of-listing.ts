/** The directory's category for each category of submitted listings. */
const categories: Record<string, string> = {
  'Dining & Restaurants': 'dining',
  'Shopping & Retail': 'shopping',
  'Professional Services': 'professional',
  'Health & Wellness': 'healthcare',
  'Home & Garden': 'home_services',
  Automotive: 'automotive',
  'Real Estate': 'real_estate',
  'Churches & Religious': 'church',
};

/** The category of businesses for a category of listings; `other` where there is none of its own. */
export const categoryOfListing = (category: string): string => categories[category] ?? 'other';
