import type { TownProfile } from '@town/contracts/settings/town-profile';

type Town = Pick<TownProfile, 'name' | 'state' | 'stateCode' | 'neighbours'>;

/**
 * An event's place with the town after it, so that a phone's map finds "Courthouse, 4th Street". A place
 * that names this town, a neighbouring town or the state is complete already.
 */
export function placeOnMap(place: string, { name, state, stateCode, neighbours }: Town): string {
  const parts = place.split(',').map((part) => part.trim().toLowerCase());
  const isTown = [name, ...neighbours].some((town) => parts.includes(town.toLowerCase()));
  const words = place.split(/[^\p{L}\p{N}]+/u);
  const isState = words.includes(stateCode) || place.includes(`, ${state}`);
  return isTown || isState ? place : `${place}, ${name}, ${stateCode}`;
}
