import { api } from '@town/contracts/api/paths';
import type { EventDay } from '@town/contracts/calendar/event-day';
import { listQuery } from '@town/slice-kit/list-query';
import { day, number, recordReader } from '@town/slice-kit/tolerant';

const readDay = recordReader<EventDay>({ date: day, count: number });

/** The query for the number of events on each day of a period. */
export const eventDaysQuery = (parameters: { from: string; to: string; category?: string }) =>
  listQuery(`${api.eventDays}?${new URLSearchParams(parameters)}`, readDay);
