/**
 * How an event is repeated: the part of the recurrence rules of iCalendar (RFC 5545) that a town's
 * calendar needs. Such a rule repeats an event once a day at most, and always finds a next date or
 * ends, so that counting its dates takes bounded time. `dates.ts` counts them.
 */
import { dayNames } from '../../town/date.js';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** The days of the week as rules name them, Sunday first. */
export const dayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type DayCode = (typeof dayCodes)[number];

/** Which day of a month: its number, or the nth of a weekday. -1 is the last. */
export type DayOfMonth = { day: number } | { nth: number; weekday: DayCode };

/** A rule, read. */
export interface RecurrenceRule {
  frequency: Frequency;
  /** Every how many days, weeks, months or years. */
  interval: number;
  /** Of a weekly rule: on which days; none stands for the weekday of the first date. */
  weekdays: DayCode[];
  /** Of a monthly or yearly rule; null for the day of the first date. */
  dayOfMonth: DayOfMonth | null;
  /** Of a yearly rule with a day of the month: 1 to 12. */
  month: number | null;
  /** The last possible day, YYYY-MM-DD, or the number of dates; null where it does not end. */
  end: { until: string } | { count: number } | null;
}

/** What a rule says beside its frequency, where it says nothing more. */
export const plainRule = { interval: 1, weekdays: [], dayOfMonth: null, month: null, end: null };

const day = (code: string) => (dayCodes as readonly string[]).includes(code);
const within = (text: string | undefined, least: number, most: number): number | undefined => {
  const value = text !== undefined && /^-?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most && value !== 0 ? value : undefined;
};

/** Reads a rule; undefined where it is none, or one that the calendar does not support. */
export function readRule(text: string): RecurrenceRule | undefined {
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    const [name = '', value = '', ...rest] = part.split('=');
    if (!value || rest.length > 0 || parts.has(name)) return undefined;
    parts.set(name, value);
  }
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const frequency = frequencies.find((each) => each === parts.get('FREQ'));
  parts.delete('FREQ');
  const interval = within(take('INTERVAL') ?? '1', 1, 99);
  const end = readEnd(take('COUNT'), take('UNTIL'));
  const weekStart = take('WKST');
  if (!frequency || !interval || end === undefined) return undefined;
  // Where weeks begin matters only to rules that leave weeks out.
  if (weekStart && weekStart !== 'MO' && interval > 1) return undefined;
  const days = readDays(frequency, take('BYDAY'), take('BYMONTHDAY'), take('BYMONTH'));
  return days && parts.size === 0 ? { frequency, interval, ...days, end } : undefined;
}

function readEnd(count?: string, until?: string): RecurrenceRule['end'] | undefined {
  if (count && until) return undefined;
  if (count) {
    const read = within(count, 1, 999);
    return read ? { count: read } : undefined;
  }
  if (!until) return null;
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(until) ?? [];
  const read = `${year}-${month}-${date}`;
  return isDate(read) ? { until: read } : undefined;
}

function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

type Days = Pick<RecurrenceRule, 'weekdays' | 'dayOfMonth' | 'month'>;

function readDays(
  frequency: Frequency,
  byDay?: string,
  byMonthDay?: string,
  byMonth?: string,
): Days | undefined {
  const none: Days = { weekdays: [], dayOfMonth: null, month: null };
  if (frequency === 'DAILY') return byDay || byMonthDay || byMonth ? undefined : none;
  if (frequency === 'WEEKLY') {
    const codes = [...new Set(byDay?.split(',') ?? [])];
    if (byMonthDay || byMonth || !codes.every(day)) return undefined;
    return { ...none, weekdays: dayCodes.filter((code) => codes.includes(code)) };
  }
  const dayOfMonth = readDayOfMonth(byDay, byMonthDay);
  const month = byMonth ? within(byMonth, 1, 12) : null;
  if (dayOfMonth === undefined || month === undefined) return undefined;
  if (frequency === 'MONTHLY') return month ? undefined : { ...none, dayOfMonth };
  // A yearly rule says both or neither.
  return (month === null) === (dayOfMonth === null) ? { ...none, dayOfMonth, month } : undefined;
}

function readDayOfMonth(byDay?: string, byMonthDay?: string): DayOfMonth | null | undefined {
  if (byDay && byMonthDay) return undefined;
  if (byMonthDay) {
    const read = within(byMonthDay, -1, 31);
    return read ? { day: read } : undefined;
  }
  if (!byDay) return null;
  const [, number, code] = /^([1-5]|-1)([A-Z]{2})$/.exec(byDay) ?? [];
  const weekday = dayCodes.find((each) => each === code);
  return weekday ? { nth: Number(number), weekday } : undefined;
}

/** A rule as iCalendar writes it, without `RRULE:`. Equal rules have equal text. */
export function writeRule(rule: RecurrenceRule): string {
  const { frequency, interval, weekdays, dayOfMonth, month, end } = rule;
  return [
    `FREQ=${frequency}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(month ? [`BYMONTH=${month}`] : []),
    ...(weekdays.length > 0 ? [`BYDAY=${weekdays.join(',')}`] : []),
    ...(dayOfMonth
      ? [
          'day' in dayOfMonth
            ? `BYMONTHDAY=${dayOfMonth.day}`
            : `BYDAY=${dayOfMonth.nth}${dayOfMonth.weekday}`,
        ]
      : []),
    ...(end
      ? ['count' in end ? `COUNT=${end.count}` : `UNTIL=${end.until.replaceAll('-', '')}`]
      : []),
  ].join(';');
}

/** The weekday of a YYYY-MM-DD date. */
export function dayCodeOf(date: string): DayCode {
  return dayCodes[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'SU';
}

/** The English name of a weekday. */
export function dayName(code: DayCode): string {
  return dayNames[dayCodes.indexOf(code)] ?? '';
}

/** Which days of its month a date is: its number, the nth of its weekday, and perhaps the last one. */
export function daysOfMonth(date: string): DayOfMonth[] {
  const at = new Date(`${date}T00:00:00Z`);
  const [number, weekday] = [at.getUTCDate(), dayCodeOf(date)];
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  return [
    { day: number },
    ...(number === last ? [{ day: -1 }] : []),
    { nth: Math.ceil(number / 7), weekday },
    ...(number + 7 > last ? [{ nth: -1, weekday }] : []),
  ];
}

/** Whether a date is one of those that a rule means, so that a series can begin with it. */
export function fitsRule(rule: RecurrenceRule, date: string): boolean {
  const { weekdays, dayOfMonth, month, end } = rule;
  if (end && 'until' in end && end.until < date) return false;
  if (weekdays.length > 0 && !weekdays.includes(dayCodeOf(date))) return false;
  if (month && month !== Number(date.slice(5, 7))) return false;
  const wanted = JSON.stringify(dayOfMonth);
  return !dayOfMonth || daysOfMonth(date).some((each) => JSON.stringify(each) === wanted);
}

/** The same rule for a first date, with the days in it that it leaves to the first date. */
export function explicitRule(rule: RecurrenceRule, start: string): RecurrenceRule {
  const [, month = 1, day = 1] = start.split('-').map(Number);
  switch (rule.frequency) {
    case 'DAILY':
      return rule;
    case 'WEEKLY':
      return rule.weekdays.length > 0 ? rule : { ...rule, weekdays: [dayCodeOf(start)] };
    case 'MONTHLY':
      return rule.dayOfMonth ? rule : { ...rule, dayOfMonth: { day } };
    default:
      return rule.dayOfMonth ? rule : { ...rule, month, dayOfMonth: { day } };
  }
}
