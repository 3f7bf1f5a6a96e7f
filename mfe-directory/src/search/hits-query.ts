import { api } from '@town/contracts/api/paths';
import type { SearchHit } from '@town/contracts/search/hit';
import { directorySearchKinds } from '@town/contracts/search/kinds';
import { pagedQuery } from '@town/slice-kit/paged-query';
import { openingReaders, positionReaders } from '@town/slice-kit/read-opening';
import {
  flag,
  optionalText,
  recordReader,
  text,
  textOr,
  translated,
} from '@town/slice-kit/tolerant';

/** A hit may be of a kind that this page does not know yet. */
export type ShownHit = Omit<SearchHit, 'kind' | 'tier' | 'businessStatus' | 'later' | Moments> & {
  kind: string;
  later: boolean;
  openAt: string | null;
  closedThen: boolean;
  askedAt: string | null;
  businessStatus: NonNullable<SearchHit['businessStatus']>;
};

type Moments = 'openAt' | 'closedThen' | 'askedAt';

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
  later: flag,
  openAt: optionalText,
  closedThen: flag,
  askedAt: optionalText,
  ...positionReaders,
  translated,
});

/** How many results a page shows. */
const size = 15;

/** How many results a search of the whole site groups. The first of each group are shown. */
export const mostGrouped = 30;

const path = (words: string, among: string) =>
  `${api.search}?q=${encodeURIComponent(words)}&${among}`;

/** The query for the best results of the whole site. */
export const searchQuery = (words: string) =>
  pagedQuery(path(words, 'pages=true'), readHit, { page: 1, size: mostGrouped });

/** The query for a page of the results of one choice of kinds. */
export const kindSearchQuery = (words: string, kind: string, page: number) =>
  pagedQuery(path(words, `kind=${kind}`), readHit, { page, size });

/** The query for a page of the results in the directory. */
export const directorySearchQuery = (words: string, page: number) =>
  kindSearchQuery(words, directorySearchKinds.join(), page);
