import { isDeepStrictEqual } from 'node:util';
import type { TownSettings } from '@town/contracts/settings/town-settings';

type Values = Record<string, unknown>;

/**
 * The settings that differ, before and after, for the audit log. Profile fields are named `profile.name`.
 */
export function changedSettings(
  before: TownSettings,
  after: TownSettings,
): { before: Values; after: Values } {
  const [first, second] = [flat(before), flat(after)];
  const names = Object.keys(second).filter((name) => !isDeepStrictEqual(first[name], second[name]));
  const only = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: only(first), after: only(second) };
}

function flat({ profile, ...switches }: TownSettings): Values {
  const named = Object.entries(profile).map(([name, value]) => [`profile.${name}`, value]);
  return { ...Object.fromEntries(named), ...switches };
}
