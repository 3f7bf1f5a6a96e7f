import type { Amenity } from '@town/contracts/amenities/amenities';
import { api } from '@town/contracts/api/paths';
import { isWebAddress } from '@town/contracts/forms/web-address';
import type { BusinessStatus } from '@town/contracts/hours/business-status';
import type { OpeningHours } from '@town/contracts/hours/opening-hours';
import type { ListingPicture } from '@town/contracts/pictures/listing-pictures';
import { readAmenities } from '@town/slice-kit/read-amenities';
import { openingReaders, positionReaders } from '@town/slice-kit/read-opening';
import { pictureReaders, readListingPictures } from '@town/slice-kit/read-picture';
import { recordQuery } from '@town/slice-kit/record-query';
import {
  type FieldReader,
  optionalText,
  recordReader,
  text,
  textOr,
  texts,
  translated,
} from '@town/slice-kit/tolerant';

const placeKinds = ['businesses', 'services', 'churches'] as const;
type PlaceKind = (typeof placeKinds)[number];

const kind: FieldReader<PlaceKind> = (value) => placeKinds.find((known) => known === value);

/** The fields that the page of a business, a service or a church shows; each kind has some of them. */
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
  amenities: Amenity[];
  imageUrl: string | null;
  imageAlt: string | null;
  morePictures: ListingPicture[];
  latitude: number | null;
  longitude: number | null;
  translated: string[] | null;
}

/** Reads a list of web addresses. Addresses to which the page must not link are left out. */
const webAddresses: FieldReader<string[]> = (value) => texts(value)?.filter(isWebAddress);

/** Reads a place from an API response. */
export const readPlace = recordReader<ShownPlace>({
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
  amenities: readAmenities,
  ...positionReaders,
  ...pictureReaders,
  morePictures: readListingPictures,
  translated,
});

/** One business, service or church. */
export const placeQuery = (slug: string) => recordQuery(api.place(slug), readPlace);
