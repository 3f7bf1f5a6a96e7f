import { pages } from '@town/contracts/pages/paths';

/** Address of the results for words, among everything or among one choice. */
export const resultsPage = (q: string, choice?: string) =>
  `${pages.search}?${new URLSearchParams({ q, ...(choice && { in: choice }) })}`;
