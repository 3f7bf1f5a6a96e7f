import { addDays } from '@town/contracts/town/date';
import { weekendFrom } from '@town/contracts/town/weekend';

/** The most common choices of dates, in the order in which the calendar offers them. */
export const eventDates = {
  all: 'All dates',
  today: 'Today',
  weekend: 'This weekend',
  month: 'This month',
} as const;
export type EventDates = keyof typeof eventDates;

/** A range of days, each YYYY-MM-DD. Without `to`, the range has no end. */
export interface DateRange {
  from: string;
  to?: string;
}

/**
 * The days that a choice means, none before today.
 * @param today the town's calendar day
 */
export function datesOf(choice: EventDates, today: string): DateRange {
  switch (choice) {
    case 'today':
      return { from: today, to: today };
    case 'weekend':
      return weekendFrom(today);
    case 'month':
      return { from: today, to: lastOfMonth(today) };
    default:
      return { from: today };
  }
}

function lastOfMonth(today: string): string {
  const nextMonth = addDays(`${today.slice(0, 7)}-28`, 4);
  return addDays(`${nextMonth.slice(0, 7)}-01`, -1);
}
