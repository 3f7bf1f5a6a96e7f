import type { Language } from '@town/contracts/pages/languages';
import { addDays } from '@town/contracts/town/date';
import { dateText, monthText } from '@town/language/dates';

/** A period that an owner can choose, with an equally long one before it. */
export interface Period {
  name: '30-days' | '12-months';
  from: string;
  to: string;
  /** The earlier period with which this one is compared. */
  before: { from: string; to: string };
  /** The length of time that one bar of the chart covers. */
  unit: 'day' | 'month';
}

/** The first day of the month that lies the given number of months before the month of `day`. */
function monthsBefore(day: string, months: number): string {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() - months);
  return at.toISOString().slice(0, 10);
}

/** The same day a year ago; for February 29 the day after the 28th. */
function yearBefore(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() - 1);
  return at.toISOString().slice(0, 10);
}

/** The period that the address names. An unknown name is treated as missing. */
export function readPeriod(parameters: URLSearchParams, today: string): Period {
  if (parameters.get('period') === '12-months') {
    const from = monthsBefore(today, 11);
    // The current month has not ended, so the same month a year ago is cut off at the same day.
    const before = { from: monthsBefore(from, 12), to: yearBefore(today) };
    return { name: '12-months', from, to: today, before, unit: 'month' };
  }
  const from = addDays(today, -29);
  const before = { from: addDays(from, -30), to: addDays(from, -1) };
  return { name: '30-days', from, to: today, before, unit: 'day' };
}

/** The day or month of a bar, in words: "March 3, 2027" or "March 2027". */
export function unitName(key: string, language: Language): string {
  // Without a day of today the month has its year.
  return key.length === 7 ? monthText(`${key}-01`, language, '') : dateText(key, language);
}
