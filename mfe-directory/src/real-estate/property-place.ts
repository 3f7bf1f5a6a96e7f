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

/** A property as a list with a map knows it. */
export type PropertyPlace = ShownProperty & ListedPlace;

/** Names a property as other places are named, and its page. */
export function propertyPlace(property: ShownProperty): PropertyPlace {
  return { ...property, name: property.title, page: pages.property(property.slug) };
}

const readPlace: FieldReader<PropertyPlace> = (value) => {
  const property = readProperty(value);
  return property && propertyPlace(property);
};

/** As many of the properties as a map shows. */
export const propertiesOnMapQuery = (choice: PropertyChoice) =>
  pagedQuery(propertiesPath(choice), readPlace, { page: 1, size: mostOnMap });
