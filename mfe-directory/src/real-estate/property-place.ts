import { pages } from '@town/contracts/pages/paths';
import { pagedQuery } from '@town/slice-kit/paged-query';
import type { FieldReader } from '@town/slice-kit/tolerant';
import { mostOnMap } from '../listing/listing-query';
import type { ListedPlace } from '../map/map-place';
import {
  type PropertyChoice,
  propertiesPath,
  readProperty,
  type ShownProperty,
} from './properties-query';

/** A property with the fields that a list with a map needs. */
export type PropertyPlace = ShownProperty & ListedPlace;

/** Adds the name and the page address that a list with a map needs. */
export function propertyPlace(property: ShownProperty): PropertyPlace {
  return { ...property, name: property.title, page: pages.property(property.slug) };
}

const readPlace: FieldReader<PropertyPlace> = (value) => {
  const property = readProperty(value);
  return property && propertyPlace(property);
};

/** The query for the properties on a map, up to the most that a map shows. */
export const propertiesOnMapQuery = (choice: PropertyChoice) =>
  pagedQuery(propertiesPath(choice), readPlace, { page: 1, size: mostOnMap });
