/**
 * Closes a place on dates, whatever was entered for them before.
 * @module
 */
import { addDays } from '../town/date.js';
import type { OpeningSpan } from './opening-hours.js';
import { weekdays } from './weekdays.js';

/**
 * Opening hours with closed days. Of several spans with dates, the one with the fewest days counts, so
 * spans as short as the closed days lose the days that they share with them. Longer ones stay as they are.
 * @param from the first day, YYYY-MM-DD
 * @param to the last day, not before the first
 */
export function closedOn(hours: readonly OpeningSpan[], from: string, to: string): OpeningSpan[] {
  const days = { validFrom: from, validThrough: to };
  return [
    ...hours.flatMap((span) => outside(span, from, to)),
    { dayOfWeek: [...weekdays], opens: '00:00', closes: '00:00', ...days },
  ];
}

function outside(span: OpeningSpan, from: string, to: string): OpeningSpan[] {
  const { validFrom, validThrough } = span;
  if (!validFrom || !validThrough || validThrough < from || to < validFrom) return [span];
  if (daysBetween(validFrom, validThrough) > daysBetween(from, to)) return [span];
  return [
    ...(validFrom < from ? [{ ...span, validThrough: addDays(from, -1) }] : []),
    ...(to < validThrough ? [{ ...span, validFrom: addDays(to, 1) }] : []),
  ];
}

const daysBetween = (from: string, to: string) => Date.parse(to) - Date.parse(from);
