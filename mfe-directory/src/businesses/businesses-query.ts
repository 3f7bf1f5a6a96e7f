import { api } from '@town/contracts/api/paths';
import type { Business } from '@town/contracts/businesses/record';
import { openingReaders, positionReaders } from '@town/slice-kit/read-opening';
import { pictureReaders } from '@town/slice-kit/read-picture';
import { optionalText, recordReader, text, textOr, translated } from '@town/slice-kit/tolerant';
import type { ListingSource } from '../listing/listing-query';

/** The fields of a business that lists show. Lists are ordered by name, whatever plan a business has. */
export type ShownBusiness = Omit<
  Business,
  'tier' | 'sponsored' | 'socialLinks' | 'menuUrl' | 'moreCategories' | 'morePictures' | 'amenities'
>;

const readBusiness = recordReader<ShownBusiness>({
  id: text,
  slug: textOr(''),
  name: text,
  description: textOr(''),
  category: textOr(''),
  ...pictureReaders,
  address: optionalText,
  phone: optionalText,
  website: optionalText,
  hours: optionalText,
  ...openingReaders,
  ...positionReaders,
  translated,
});

/** Places to eat: the categories dining, restaurant and food. */
export const dining: ListingSource<ShownBusiness> = {
  path: `${api.businesses}?category=dining`,
  read: readBusiness,
};

/** Shops: the categories shopping and retail. */
export const shopping: ListingSource<ShownBusiness> = {
  path: `${api.businesses}?category=shopping`,
  read: readBusiness,
};
