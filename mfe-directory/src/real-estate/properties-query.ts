import { api } from '@town/contracts/api/paths';
import type { Property } from '@town/contracts/properties/record';
import { listQuery } from '@town/slice-kit/list-query';
import { pagedQuery } from '@town/slice-kit/paged-query';
import { positionReaders } from '@town/slice-kit/read-opening';
import { pictureReaders } from '@town/slice-kit/read-picture';
import {
  number,
  optionalNumber,
  recordReader,
  text,
  textOr,
  translated,
} from '@town/slice-kit/tolerant';

/** A property may be of a type that this page does not know yet. */
export type ShownProperty = Omit<Property, 'propertyType'> & { propertyType: string };

/** Reads a property; without a price it cannot be shown. */
export const readProperty = recordReader<ShownProperty>({
  id: text,
  slug: textOr(''),
  title: text,
  description: textOr(''),
  propertyType: textOr('property'),
  address: textOr(''),
  price: number,
  bedrooms: optionalNumber,
  bathrooms: optionalNumber,
  squareFootage: optionalNumber,
  contact: textOr(''),
  ...pictureReaders,
  translated,
  ...positionReaders,
});

/** The chosen type and price band; `all` means every type, or every price. */
export interface PropertyChoice {
  type: string;
  price: string;
}

export const allProperties: PropertyChoice = { type: 'all', price: 'all' };

/** How many properties a page of a list shows. */
const size = 12;

/** The address of the list of a type and a price band. */
export function propertiesPath({ type, price }: PropertyChoice): string {
  const chosen = new URLSearchParams({
    ...(type !== 'all' && { type }),
    ...(price !== 'all' && { price }),
  }).toString();
  return chosen ? `${api.properties}?${chosen}` : api.properties;
}

/** A page of the properties of a type and a price band. */
export const propertiesQuery = (choice: PropertyChoice, page: number) =>
  pagedQuery(propertiesPath(choice), readProperty, { page, size });

/** How many properties of the week the page shows at most. */
const mostFeatured = 3;

/** Properties of the week. */
export const featuredPropertiesQuery = listQuery(
  `${api.featuredProperties}?limit=${mostFeatured}`,
  readProperty,
);
