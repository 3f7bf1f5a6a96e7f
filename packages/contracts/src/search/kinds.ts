/** The kinds of records that the site's search finds. A search may be limited to one or several kinds. */
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

/** The kinds that a search without a kind finds: all but the pages of the town's own texts. */
export const recordSearchKinds: readonly SearchKind[] = searchKinds.filter(
  (kind) => kind !== 'page',
);

/** The kinds that the directory shows. */
export const directorySearchKinds = ['business', 'service', 'church', 'property'] as const;
