import { instantOfTownTime, townTime } from '@town/contracts/town/town-time';

/** An instant as the town's clock shows it, for an input: "2027-03-12T18:30". */
export function toTownTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : townTime(at, timeZone);
}

/**
 * The instant of a time on the town's clock.
 * @returns the text itself if it is not a valid time, so that the schema reports the error
 */
export function fromTownTime(time: string, timeZone: string): string {
  const at = instantOfTownTime(time, timeZone);
  return Number.isNaN(at) ? time : new Date(at).toISOString();
}
