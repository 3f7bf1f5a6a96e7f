import type { ComponentType } from 'react';
import { CommercialPlate } from './commercial-plate';
import { HousePlate } from './house-plate';
import { LandPlate } from './land-plate';
import type { PictureProps } from './picture';

/** What is for sale. */
export type PropertyKind = 'residential' | 'land' | 'commercial';

const plates: Record<PropertyKind, ComponentType<PictureProps>> = {
  residential: HousePlate,
  land: LandPlate,
  commercial: CommercialPlate,
};

/** The plate of a kind of property. */
export function PropertyPlate({ kind, ...props }: PictureProps & { kind: PropertyKind }) {
  const Drawing = plates[kind];
  return <Drawing {...props} />;
}
