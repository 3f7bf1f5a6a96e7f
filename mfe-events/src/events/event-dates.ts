import { addDays } from '@town/contracts/town/date';

/** The dates that visitors ask for most, in the order in which the calendar offers them. */
export const eventDates = {
  all: 'All dates',
  today: 'Today',
  weekend: 'This weekend',
  month: 'This month',
} as const;
export type EventDates = keyof typeof eventDates;

/** Days from the first to the last, each YYYY-MM-DD; without a last day it goes on. */
export interface DateRange {
  from: string;
  to?: string;
}

const saturday = 6;

/**
 * The days that a choice means, none before today. The weekend begins on Friday; on Saturday and
 * Sunday it is the current one.
 * @param today the town's calendar day
 */
export function datesOf(choice: EventDates, today: string): DateRange {
  switch (choice) {
    case 'today':
      return { from: today, to: today };
    case 'weekend':
      return weekend(today);
    case 'month':
      return { from: today, to: lastOfMonth(today) };
    default:
      return { from: today };
  }
}

function weekend(today: string): DateRange {
  const day = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (day === 0) return { from: today, to: today };
  const toSaturday = saturday - day;
  return { from: addDays(today, Math.max(toSaturday - 1, 0)), to: addDays(today, toSaturday + 1) };
}

function lastOfMonth(today: string): string {
  const nextMonth = addDays(`${today.slice(0, 7)}-28`, 4);
  return addDays(`${nextMonth.slice(0, 7)}-01`, -1);
}
