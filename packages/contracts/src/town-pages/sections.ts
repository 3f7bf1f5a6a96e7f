/** The parts of pages in which staff place cards and introductions. */
export const pageSections = [
  'featured',
  'shops',
  'parks',
  'fitness',
  'realtors',
  'emergency',
  'government',
  'utilities',
  'education',
  'services',
  'notices',
  'gallery',
  'facts',
] as const;
export type PageSection = (typeof pageSections)[number];
