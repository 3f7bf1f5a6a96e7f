import type { PropertyType } from '@town/contracts/property';
import { Illustration } from '@town/ui/illustration';

const names = { residential: 'house', land: 'land', commercial: 'commercial' } as const;

/** The drawing of a kind of property. */
export function PropertyPlate({ type }: { type: PropertyType }) {
  return <Illustration name={names[type]} />;
}
