import { openState, type TownMoment } from '@town/contracts/hours/open-state';
import type { SearchHit } from '@town/contracts/search/hit';

/** Chooses and orders the places that are, or may be, open at the time that is asked for. */
export type Choose = (hits: readonly SearchHit[], mayBeOpen: readonly SearchHit[]) => SearchHit[];

/**
 * The places that are open, and then those that may be: a named place whose hours are only free text, or a civic
 * contact. People can read its hours or call it. The hours of an event are its times on its day, and those of a church
 * the times of its services: a church is only included if the search asks for one, or if no place matches.
 * @param names the words of the search that name something
 */
export function openAmong(
  hits: readonly SearchHit[],
  names: readonly string[],
  choose: Choose,
): SearchHit[] {
  const mayBeOpen = names.length > 0 ? hits.filter(hasToBeAsked) : [];
  if (names.some((name) => churches.has(name))) return choose(hits, mayBeOpen);
  const open = choose(
    hits,
    mayBeOpen.filter(({ kind }) => kind !== 'church'),
  );
  // The hours of the places that match are known: they are closed then.
  const areClosed = hits.some(({ openingHours }) => openingHours !== null);
  return open.length > 0 || areClosed ? open : choose(hits, mayBeOpen);
}

const churches = new Set(
  'church churches chapel chapels worship mass iglesia iglesias capilla capillas templo misa culto'.split(
    ' ',
  ),
);

const hasToBeAsked = ({ kind, hours, openingHours, businessStatus }: SearchHit) =>
  (kind === 'civic' || (hours !== null && kind !== 'event')) &&
  !openingHours &&
  (businessStatus ?? 'open') === 'open';

export const isOpenNow = ({ openingHours, businessStatus }: SearchHit, moment: TownMoment) =>
  openState({ openingHours, businessStatus: businessStatus ?? 'open' }, moment).is === 'open';
