/**
 * Closes a place on dates, whatever was entered for them before.
 * @module
 */
import { addDays } from '../town/date.js';
import type { OpeningSpan } from './opening-hours.js';
import { weekdays } from './weekdays.js';

const day = 24 * 60 * 60 * 1000;

/**
 * Opening hours with closed days. Of several spans with dates, the one with the fewest days counts. So the
 * closed days are written in pieces that are shorter than any span that shares only some of its days with
 * them. Spans that lie within the closed days are removed, and all others stay as they are.
 * @param from the first day, YYYY-MM-DD
 * @param to the last day, not before the first
 */
export function closedOn(hours: readonly OpeningSpan[], from: string, to: string): OpeningSpan[] {
  const others = hours.filter((span) => !isWithin(span, from, to));
  const longest = Math.min(
    daysIn(from, to),
    ...others.flatMap((span) => daysBelow(span, from, to)),
  );
  const closed: OpeningSpan[] = [];
  for (let first = from; first <= to; first = addDays(first, longest)) {
    const last = addDays(first, longest - 1);
    const dates = { validFrom: first, validThrough: last < to ? last : to };
    closed.push({ dayOfWeek: [...weekdays], opens: '00:00', closes: '00:00', ...dates });
  }
  return [...others, ...closed];
}

const daysIn = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day + 1;

const isWithin = ({ validFrom, validThrough }: OpeningSpan, from: string, to: string) =>
  Boolean(validFrom && validThrough && from <= validFrom && validThrough <= to);

/** One day less than a span has, if it shares days with others. It has at least two. */
function daysBelow({ validFrom, validThrough }: OpeningSpan, from: string, to: string): number[] {
  if (!validFrom || !validThrough || validThrough < from || to < validFrom) return [];
  return [daysIn(validFrom, validThrough) - 1];
}
