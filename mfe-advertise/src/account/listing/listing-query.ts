import { ownerApi } from '@town/contracts/api/paths';
import {
  type ArchivedListing,
  listingTiers,
  type OwnerListing,
} from '@town/contracts/owners/listings';
import { HttpError } from '@town/slice-kit/http-error';
import { queryOptions } from '@town/slice-kit/query';
import { readAmenities } from '@town/slice-kit/read-amenities';
import { openingReaders } from '@town/slice-kit/read-opening';
import { readListingPictures } from '@town/slice-kit/read-picture';
import {
  type FieldReader,
  optionalText,
  recordReader,
  text,
  textOr,
  texts,
} from '@town/slice-kit/tolerant';
import { ownerListQuery, wordOr } from '../owner-query';

/** Fields that wait for approval; null means that an address will be removed. */
const waiting: FieldReader<OwnerListing['waiting']> = (value) => {
  const given = new Map(Object.entries(Object(value)));
  const name = text(given.get('name'));
  const category = text(given.get('category'));
  return {
    ...(name && { name }),
    ...(category && { category }),
    ...(given.has('address') && { address: optionalText(given.get('address')) ?? null }),
  };
};

const readListing = recordReader<OwnerListing>({
  id: text,
  slug: textOr(''),
  tier: wordOr(listingTiers, 'basic'),
  role: wordOr(['owner', 'manager'], 'owner'),
  name: text,
  category: textOr('other'),
  address: optionalText,
  description: textOr(''),
  phone: optionalText,
  website: optionalText,
  socialLinks: texts,
  menuUrl: optionalText,
  moreCategories: texts,
  pictures: readListingPictures,
  hours: optionalText,
  ...openingReaders,
  amenities: readAmenities,
  waiting,
  locked: texts,
});

/** The listings of the signed-in owner. */
export const listingsQuery = ownerListQuery(ownerApi.listings, readListing);

/** The listings of the signed-in owner that the staff have archived. */
export const archivedListingsQuery = ownerListQuery(
  ownerApi.archivedListings,
  recordReader<ArchivedListing>({ id: text, name: text }),
);

/** A listing with the entity tag that a change of it is sent with. */
export interface EditedListing {
  listing: OwnerListing;
  tag: string;
}

/**
 * Fetches a listing to edit it.
 * @throws HttpError when the answer is not a success
 */
export async function fetchListing(id: string, signal?: AbortSignal): Promise<EditedListing> {
  const response = await fetch(ownerApi.listing(id), signal ? { signal } : {});
  if (!response.ok) throw new HttpError(response.status, await response.text());
  const listing = readListing(await response.json());
  if (!listing) throw new Error('The answer is not a listing');
  return { listing, tag: response.headers.get('etag') ?? '*' };
}

/** One listing, to be edited. */
export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: [ownerApi.listing(id)],
    queryFn: ({ signal }) => fetchListing(id, signal),
    staleTime: 0,
  });
