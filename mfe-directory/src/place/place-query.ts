import { api } from '@town/contracts/api/paths';
import { isWebAddress } from '@town/contracts/forms/web-address';
import type { BusinessStatus, OpeningHours } from '@town/contracts/hours/opening-hours';
import { pages } from '@town/contracts/pages/paths';
import type { ListingPicture } from '@town/contracts/pictures/listing-pictures';
import { openingReaders, positionReaders } from '@town/slice-kit/read-opening';
import { pictureReaders, readListingPictures } from '@town/slice-kit/read-picture';
import { loadRecord, recordQuery } from '@town/slice-kit/record-query';
import type { SliceContext } from '@town/slice-kit/slice';
import {
  type FieldReader,
  optionalText,
  recordReader,
  text,
  textOr,
  texts,
  translated,
} from '@town/slice-kit/tolerant';
import { similarPlacesQuery } from './similar-places-query';

const placeKinds = ['businesses', 'services', 'churches'] as const;
type PlaceKind = (typeof placeKinds)[number];

const kind: FieldReader<PlaceKind> = (value) => placeKinds.find((known) => known === value);

/** What the page of a business, a service or a church shows; each kind has some of the fields. */
export interface ShownPlace {
  kind: PlaceKind;
  id: string;
  slug: string;
  name: string;
  description: string;
  category: string;
  denomination: string | null;
  address: string | null;
  phone: string | null;
  website: string | null;
  hours: string | null;
  serviceSchedule: string | null;
  pastor: string | null;
  contactPerson: string | null;
  socialLinks: string[];
  menuUrl: string | null;
  moreCategories: string[];
  openingHours: OpeningHours;
  businessStatus: BusinessStatus;
  hoursConfirmedOn: string | null;
  imageUrl: string | null;
  imageAlt: string | null;
  morePictures: ListingPicture[];
  latitude: number | null;
  longitude: number | null;
  translated: string[] | null;
}

/** Addresses that a browser may be sent to. */
const webAddresses: FieldReader<string[]> = (value) => texts(value)?.filter(isWebAddress);

const readPlace = recordReader<ShownPlace>({
  kind,
  id: text,
  slug: textOr(''),
  name: text,
  description: textOr(''),
  category: textOr(''),
  denomination: optionalText,
  address: optionalText,
  phone: optionalText,
  website: optionalText,
  hours: optionalText,
  serviceSchedule: optionalText,
  pastor: optionalText,
  contactPerson: optionalText,
  socialLinks: webAddresses,
  menuUrl: (value) => webAddresses([value])?.[0] ?? null,
  moreCategories: texts,
  ...openingReaders,
  ...positionReaders,
  ...pictureReaders,
  morePictures: readListingPictures,
  translated,
});

/** One business, service or church. */
export const placeQuery = (slug: string) => recordQuery(api.place(slug), readPlace);

/** What its page shows. */
export async function loadPlace(context: SliceContext, slug: string): Promise<Response | null> {
  const query = placeQuery(slug);
  const moved = await loadRecord(context, query, { slug, address: pages.place });
  const place = readPlace(context.queryClient.getQueryData(query.queryKey));
  if (place && !moved) await context.prefetch(similarPlacesQuery(place));
  return moved;
}
