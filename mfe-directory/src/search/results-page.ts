import { pages } from '@town/contracts/pages/paths';

/** The address of the search results for the given words, in the whole site or in one choice. */
export const resultsPage = (q: string, choice?: string) =>
  `${pages.search}?${new URLSearchParams({ q, ...(choice && { in: choice }) })}`;
