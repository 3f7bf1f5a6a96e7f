import { api } from '@town/contracts/api/paths';
import { pagedQuery } from '@town/slice-kit/paged-query';
import { optionalText, recordReader, text } from '@town/slice-kit/tolerant';

/** A business that an owner can claim. */
export interface FoundBusiness {
  id: string;
  name: string;
  address: string | null;
}

const readBusiness = recordReader<FoundBusiness>({ id: text, name: text, address: optionalText });

/** How many businesses a search shows: an owner knows the name, and can type more of it. */
const size = 8;

/** The query for the businesses of the directory that fit a name best. */
export const businessesQuery = (name: string) =>
  pagedQuery(`${api.search}?q=${encodeURIComponent(name)}&kind=business`, readBusiness, {
    page: 1,
    size,
  });
