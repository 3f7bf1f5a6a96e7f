import type { PropertyType } from '@town/contracts/property';
import { CommercialPlate } from '@town/ui/illustrations/commercial-plate';
import { HousePlate } from '@town/ui/illustrations/house-plate';
import { LandPlate } from '@town/ui/illustrations/land-plate';

const plates = { residential: HousePlate, land: LandPlate, commercial: CommercialPlate };

/** The drawing of a kind of property. */
export function PropertyPlate({ type }: { type: PropertyType }) {
  const Plate = plates[type];
  return <Plate />;
}
