/**
 * Opening hours as a form edits them: the usual week, and periods with a week of their
 * own, such as a holiday or a summer. The form's value is the JSON text of the opening hours.
 * @module
 */

import * as z from 'zod/mini';
import { type Weekday, weekdays } from './weekdays.js';

/** Times between which a place is open; empty while they are being typed. */
export interface Times {
  opens: string;
  closes: string;
}

/** The times of each day; none where a place is closed. */
export type Week = Record<Weekday, readonly Times[]>;

/** Dates on which another week holds. */
export interface Period {
  from: string;
  to: string;
  week: Week;
}

/** The state of the form. */
export interface HoursForm {
  kind: 'unknown' | 'appointment' | 'week';
  usual: Week;
  periods: readonly Period[];
}

/** A week with the same times on every day. */
export function everyDay(times: readonly Times[]): Week {
  return {
    Monday: times,
    Tuesday: times,
    Wednesday: times,
    Thursday: times,
    Friday: times,
    Saturday: times,
    Sunday: times,
  };
}

export const closedWeek = everyDay([]);

/** Whether two weeks have the same times. */
export function isSameWeek(a: Week, b: Week): boolean {
  return weekdays.every((day) => textOf(a[day]) === textOf(b[day]));
}

/** The form of a value; a value that cannot be read counts as not known. */
export function readHours(value: string): HoursForm {
  const hours = parse(value);
  const usual = (hours ?? []).filter((span) => !isDated(span));
  const periods = new Map<string, Period>();
  for (const span of (hours ?? []).filter(isDated)) {
    const { validFrom: from = '', validThrough: to = '', unfinished } = span;
    const key = JSON.stringify([from, to, unfinished]);
    const period = periods.get(key) ?? { from, to, week: closedWeek };
    periods.set(key, { ...period, week: withSpan(period.week, span) });
  }
  return {
    kind: hours === undefined ? 'unknown' : hours.length === 0 ? 'appointment' : 'week',
    usual: usual.reduce(withSpan, closedWeek),
    periods: [...periods.values()],
  };
}

/** The value of a form. The same hours always have the same text. */
export function writeHours({ kind, usual, periods }: HoursForm): string {
  if (kind === 'unknown') return '';
  if (kind === 'appointment') return '[]';
  return JSON.stringify([
    ...spansOf(usual, {}),
    ...periods.flatMap(({ from, to, week }, index) =>
      spansOf(week, {
        validFrom: from,
        validThrough: to,
        ...((!from || !to) && { unfinished: index }),
      }),
    ),
  ]);
}

/** The form's text of a record's opening hours. */
export function hoursText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return parse(text) ? writeHours(readHours(text)) : text;
}

/** Times that are still being typed are kept, so the text is only read, not validated. */
const readableSchema = z.array(
  z.object({
    dayOfWeek: z.array(z.enum(weekdays)),
    opens: z.string(),
    closes: z.string(),
    validFrom: z.optional(z.string()),
    validThrough: z.optional(z.string()),
    /** Distinguishes periods whose dates are still being typed; such hours cannot be saved. */
    unfinished: z.optional(z.number()),
  }),
);
type Span = z.output<typeof readableSchema>[number];

function parse(value: string): Span[] | undefined {
  if (!value) return undefined;
  try {
    return readableSchema.parse(JSON.parse(value));
  } catch {
    return undefined;
  }
}

const isDated = ({ validFrom, validThrough }: Span) =>
  validFrom !== undefined || validThrough !== undefined;

function withSpan(week: Week, { dayOfWeek, opens, closes }: Span): Week {
  // The same time twice means closed.
  if (opens && opens === closes) return week;
  const added = Object.fromEntries(
    dayOfWeek.map((day) => [day, [...week[day], { opens, closes }]]),
  );
  return { ...week, ...added };
}

const textOf = (times: readonly Times[]) => JSON.stringify(times);

type Dates = Pick<Span, 'validFrom' | 'validThrough' | 'unfinished'>;

/** Days with the same times share their spans. A week without any time is closed, and says so. */
function spansOf(week: Week, dates: Dates): Span[] {
  const groups = new Map<string, Weekday[]>();
  for (const day of weekdays) {
    const key = textOf(week[day]);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  const spans = [...groups.values()].flatMap((dayOfWeek) =>
    week[dayOfWeek[0] ?? 'Monday'].map((times) => ({ dayOfWeek, ...times, ...dates })),
  );
  return spans.length > 0
    ? spans
    : [{ dayOfWeek: [...weekdays], opens: '00:00', closes: '00:00', ...dates }];
}
