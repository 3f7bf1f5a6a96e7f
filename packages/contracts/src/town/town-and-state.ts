import type { TownProfile } from '../settings/town-profile.js';

/** The town and state, as written in prose: "Marfa, Texas". Apart from the schema, so that pages load no validation for it. */
export const townAndState = ({ name, state }: Pick<TownProfile, 'name' | 'state'>): string =>
  `${name}, ${state}`;
