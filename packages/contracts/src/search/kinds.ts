/** What the search of the whole site finds. Visitors may ask for one kind or for several. */
export const searchKinds = [
  'business',
  'service',
  'church',
  'property',
  'event',
  'news',
  'civic',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The kinds that the directory shows. */
export const directorySearchKinds = ['business', 'service', 'church', 'property'] as const;
