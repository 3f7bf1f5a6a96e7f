import { api } from '@town/contracts/api/paths';
import type { Property } from '@town/contracts/properties/record';
import { listQuery } from '@town/slice-kit/list-query';
import { pictureReaders } from '@town/slice-kit/read-picture';
import { number, optionalNumber, recordReader, text, textOr } from '@town/slice-kit/tolerant';

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
});

/** Properties of a type; `all` means every type. */
export const propertiesQuery = (type: string) =>
  listQuery(type === 'all' ? api.properties : `${api.properties}?type=${type}`, readProperty);

/** Properties of the week. */
export const featuredPropertiesQuery = listQuery(api.featuredProperties, readProperty);
