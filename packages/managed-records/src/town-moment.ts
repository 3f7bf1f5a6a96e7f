import type { ModuleRef } from '@nestjs/core';
import { instantOfTownTime } from '@town/contracts/town/town-time';
import type { ManagedKind } from './managed-kind.js';

/** The time zone for a kind's times, if it has times. */
export async function timeZoneOf(
  { clock }: ManagedKind,
  modules: ModuleRef,
): Promise<string | undefined> {
  return clock && modules.get(clock, { strict: false }).timeZone();
}

const withoutZone = /^(\d{4}-\d\d-\d\d)(?:[T ](\d{1,2}):(\d\d)(:\d\d)?(?:\.\d+)?(?: ?([AP])M)?)?$/i;

/**
 * Converts a date or a time without a zone from the town's time zone to an instant. A date becomes
 * midnight.
 * @returns the unchanged text if it has a zone or is not a time; a schema then parses or refuses it
 */
export function townMoment(text: string, timeZone: string): string {
  const found = withoutZone.exec(text);
  if (!found) return text;
  const [, date, hour = '0', minutes = '00', seconds = '', half] = found;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const clock = `${date}T${String(hours).padStart(2, '0')}:${minutes}${seconds}`;
  const at = instantOfTownTime(clock, timeZone);
  return Number.isNaN(at) ? text : new Date(at).toISOString();
}
