import { api } from '@town/contracts/api/paths';
import type { SearchHit } from '@town/contracts/search/hit';
import { directorySearchKinds } from '@town/contracts/search/kinds';
import { listQuery } from '@town/slice-kit/list-query';
import { openingReaders } from '@town/slice-kit/read-opening';
import { flag, optionalText, recordReader, text, textOr } from '@town/slice-kit/tolerant';

/** A hit may be of a kind that this page does not know yet. */
export type ShownHit = Omit<SearchHit, 'kind' | 'tier' | 'businessStatus'> & {
  kind: string;
  businessStatus: NonNullable<SearchHit['businessStatus']>;
};

const { openingHours, businessStatus } = openingReaders;

const readHit = recordReader<ShownHit>({
  kind: textOr(''),
  id: text,
  slug: textOr(''),
  name: text,
  description: textOr(''),
  category: textOr(''),
  date: optionalText,
  phone: optionalText,
  address: optionalText,
  hours: optionalText,
  openingHours,
  businessStatus,
  sponsored: flag,
  fuzzy: flag,
});

const path = (words: string, more = '') =>
  `${api.search}?q=${encodeURIComponent(words)}&limit=50${more}`;

/** The best results among everything that the site has, or among the kinds of one choice. */
export const searchQuery = (words: string, kind?: string) =>
  listQuery(path(words, kind && `&kind=${kind}`), readHit);

/** The best results among the listings of the directory. */
export const directorySearchQuery = (words: string) =>
  searchQuery(words, directorySearchKinds.join());
