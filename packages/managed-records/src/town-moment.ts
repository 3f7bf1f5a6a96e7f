import type { ModuleRef } from '@nestjs/core';
import { instantOfTownTime } from '@town/contracts/town/town-time';
import type { ManagedKind } from './managed-kind.js';

/** The zone of the times of a kind, if it has any. */
export async function timeZoneOf(
  { clock }: ManagedKind,
  modules: ModuleRef,
): Promise<string | undefined> {
  return clock && modules.get(clock, { strict: false }).timeZone();
}

const withoutZone = /^(\d{4}-\d\d-\d\d)(?:[T ](\d{1,2}):(\d\d)(:\d\d)?(?:\.\d+)?(?: ?([AP])M)?)?$/i;

/**
 * The instant of a date or a time without a zone, which is meant on the town's clock. A day begins at
 * midnight.
 * @returns the text itself where it has a zone or is no time, for a schema to read or to refuse
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
