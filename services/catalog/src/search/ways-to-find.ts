import { amenityParameters, askedAmenities } from './asked-amenities.js';
import { askedDays, daysFrom } from './asked-days.js';
import { byAmenities, byAmenitiesOrAnyWord, byAnyWord, byDays } from './search-sql.js';
import type { AskedWords } from './search-terms.js';

/** One way to find records, with its parameters. */
export interface WayToFind {
  matches: string;
  words: readonly string[];
  /** The parameters after the town's day. */
  more: unknown[];
  hasAllWords: boolean;
}

/**
 * The ways to search for a text. The first one with a result is used.
 * @param clock the minute on the town's clock: "2027-03-12T18:30"
 * @param byAllWords SQL that matches all words
 */
export function waysToFind(
  q: string,
  { terms, names, asksForEvents }: AskedWords,
  clock: string,
  byAllWords: string,
): WayToFind[] {
  const way = (matches: string, words: readonly string[], more: unknown[] = []) => ({
    matches,
    words,
    more,
    hasAllWords: matches !== byAnyWord && matches !== byAmenitiesOrAnyWord,
  });
  const today = clock.slice(0, 10);
  const named = askedDays(q, today);
  const days = named ?? (asksForEvents ? daysFrom(today) : undefined);
  // "Things to do tonight" must not find events of another day, although all events match "events".
  const words = named && asksForEvents ? [] : terms;
  const onDays = days ? [way(byDays, words, [days.from, days.to, names, clock])] : [];
  if (days && names.length === 0) return onDays;
  const asked = askedAmenities(q, names);
  const asksForAmenities = asked.amenities.length > 0;
  const parameters = amenityParameters(asked, terms);
  return [
    ...onDays,
    ...(asksForAmenities ? [way(byAmenities, asked.textWords, parameters)] : []),
    way(byAllWords, terms),
    ...(names.length > 0 && names.length < terms.length ? [way(byAllWords, names)] : []),
    ...(asksForAmenities && asked.rest.length > 0
      ? [way(byAmenitiesOrAnyWord, asked.rest, [asked.amenities])]
      : []),
    ...(names.length > 1 ? [way(byAnyWord, names)] : []),
  ];
}
