/** What the search of the whole site finds. Visitors may ask for one kind or for several. */
export const searchKinds = [
  'business',
  'service',
  'church',
  'property',
  'event',
  'news',
  'civic',
  'page',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The kinds that a search finds which names none: all but the pages of the town's own texts. */
export const recordSearchKinds: readonly SearchKind[] = searchKinds.filter(
  (kind) => kind !== 'page',
);

/** The kinds that the directory shows. */
export const directorySearchKinds = ['business', 'service', 'church', 'property'] as const;
