import { type Opening, openState, type TownMoment } from '@town/contracts/hours/open-state';
import { instantOfTownTime } from '@town/contracts/town/town-time';

/** Which places of a list are shown by their opening hours, and in which order. It is in the address. */
export interface OpeningFilter {
  /** All places, those that are open now, or those that are open at "2027-12-24T19:30". */
  open: 'any' | 'now' | (string & {});
  sort: 'name' | 'open';
}

/** Reads the address. A wrong value counts as missing. */
export function readOpeningFilter(parameters: URLSearchParams): OpeningFilter {
  const open = parameters.get('open') ?? '';
  return {
    open: open === 'now' || isClock(open) ? open : 'any',
    sort: parameters.get('sort') === 'open' ? 'open' : 'name',
  };
}

/** The address parameters of a filter. Defaults are left out. */
export function openingAddress({ open, sort }: OpeningFilter): Record<string, string> {
  return { ...(open !== 'any' && { open }), ...(sort !== 'name' && { sort }) };
}

const isClock = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`));

const order = { open: 0, unknown: 1, closed: 2 };

/**
 * The places that a filter shows. Places whose hours are not known are left out of a list of open
 * places, since nobody should drive to them in vain.
 */
export function filterByOpening<Place extends Opening>(
  places: readonly Place[],
  { open, sort }: OpeningFilter,
  now: TownMoment,
): Place[] {
  const moment = isClock(open)
    ? { ...now, clock: open, at: instantOfTownTime(open, now.timeZone) }
    : now;
  const known = places.map((place) => ({ place, is: openState(place, moment).is }));
  const shown = open === 'any' ? known : known.filter(({ is }) => is === 'open');
  const sorted = sort === 'open' ? [...shown].sort((a, b) => order[a.is] - order[b.is]) : shown;
  return sorted.map(({ place }) => place);
}
