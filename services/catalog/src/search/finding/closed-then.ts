import { minutesOfDay, openOn } from '@town/contracts/hours/day-times';
import { holidayOn } from '@town/contracts/hours/public-holidays';
import type { SearchHit } from '@town/contracts/search/hit';
import type { SearchKind } from '@town/contracts/search/kinds';
import { addDays } from '@town/contracts/town/date';
import { type AskedOpening, momentAt } from '../question/asked-opening.js';

/** Texts that mention a place. Another record that is no place may be what the search names: the "Quoll Open". */
const texts: readonly SearchKind[] = ['news', 'page', 'church'];

/**
 * The places among the matches of a search of which none is open at the time that it asks for. They are similar
 * results that say so. Nothing is said if another record may be what the search asks for, or of a coming public
 * holiday, on which the hours may differ.
 * @param names the words that name something; without one, the places that are open at the nearest time come first
 */
export function closedThen(
  hits: readonly SearchHit[],
  opening: AskedOpening,
  names: readonly string[],
  today: string,
): SearchHit[] {
  const { from, to } = opening.days;
  if (from === to && from !== today && holidayOn(from)) return [];
  const places = hits.filter(hasHours);
  const isAtTime = opening.text !== undefined;
  const isOther = (hit: SearchHit) => !hasHours(hit) && !texts.includes(hit.kind);
  if (!isAtTime && hits.some(isOther)) return [];
  const found = names.length > 0 ? places : nearestFirst(places, opening);
  return found.map((hit) => ({ ...hit, fuzzy: true, closedThen: true, ...momentOf(opening) }));
}

const hasHours = ({ openingHours, businessStatus }: SearchHit) =>
  openingHours !== null && (businessStatus ?? 'open') === 'open';

function momentOf({ days, at, isUntil, otherwise }: AskedOpening): Pick<SearchHit, 'askedAt'> {
  if (at === undefined || isUntil || otherwise || days.from !== days.to) return {};
  return { askedAt: momentAt(days.from, at) };
}

function nearestFirst(places: readonly SearchHit[], { days, at }: AskedOpening): SearchHit[] {
  if (at === undefined) return [...places];
  const minutesTo = ({ openingHours }: SearchHit) =>
    Math.min(
      2 * minutesOfDay,
      ...[-1, 0, 1].flatMap((day) =>
        openOn(openingHours ?? [], addDays(days.from, day)).map(({ from, to }) => {
          const inDay = at - day * minutesOfDay;
          return Math.max(from - inDay, inDay - to, 0);
        }),
      ),
    );
  return places
    .map((place) => ({ place, gap: minutesTo(place) }))
    .sort((one, other) => one.gap - other.gap)
    .map(({ place }) => place);
}
