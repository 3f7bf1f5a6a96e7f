import { api } from '@town/contracts/api/paths';
import type { Church } from '@town/contracts/churches/record';
import type { SearchHit } from '@town/contracts/directory/search';
import type { Service } from '@town/contracts/services/record';
import { listQuery } from '@town/slice-kit/list-query';
import { openingReaders, positionReaders } from '@town/slice-kit/read-opening';
import { pictureReaders } from '@town/slice-kit/read-picture';
import { flag, optionalText, recordReader, text, textOr } from '@town/slice-kit/tolerant';

const readService = recordReader<Service>({
  id: text,
  slug: textOr(''),
  name: text,
  description: textOr(''),
  category: textOr(''),
  address: optionalText,
  phone: optionalText,
  hours: optionalText,
  website: optionalText,
  contactPerson: optionalText,
  ...pictureReaders,
  ...openingReaders,
  ...positionReaders,
});

const readChurch = recordReader<Church>({
  id: text,
  slug: textOr(''),
  name: text,
  description: textOr(''),
  denomination: optionalText,
  ...pictureReaders,
  address: optionalText,
  phone: optionalText,
  website: optionalText,
  pastor: optionalText,
  serviceSchedule: optionalText,
  ...positionReaders,
});

/** A hit may be of a kind that this page does not know yet. */
export type ShownHit = Omit<SearchHit, 'kind' | 'tier'> & { kind: string };

const readHit = recordReader<ShownHit>({
  kind: textOr(''),
  id: text,
  name: text,
  description: textOr(''),
  category: textOr(''),
  phone: optionalText,
  address: optionalText,
  hours: optionalText,
  sponsored: flag,
  fuzzy: flag,
});

/** Every trade and profession. */
export const servicesQuery = listQuery(api.services, readService);

/** Every congregation. */
export const churchesQuery = listQuery(api.churches, readChurch);

/** The results of a search over all five kinds. */
export const searchQuery = (words: string) =>
  listQuery(`${api.search}?q=${encodeURIComponent(words)}`, readHit);
