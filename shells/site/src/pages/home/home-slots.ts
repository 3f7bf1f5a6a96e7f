/** Parts of slices that the home page shows from the start; the server fetches their data. */
export const homeWidgets = [
  ['mfe-events', 'upcoming-events'],
  ['mfe-events', 'weekend-events'],
  ['mfe-events', 'latest-news'],
] as const;
