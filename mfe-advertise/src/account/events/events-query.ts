import { ownerApi } from '@town/contracts/api/paths';
import type { EventDate } from '@town/contracts/calendar/business-events';
import { queryOptions } from '@town/slice-kit/query';
import { readOwnEvent, type ShownOwnEvent } from '@town/slice-kit/read-own-event';
import {
  day,
  entries,
  type FieldReader,
  flag,
  listReader,
  optionalText,
  recordReader,
  textOr,
} from '@town/slice-kit/tolerant';

/** One of the next dates of a repeated event; the answer may have a status that this page does not know. */
export type ShownEventDate = Omit<EventDate, 'status'> & { status: string };

interface Repetition {
  recurrence: string | null;
  dates: ShownEventDate[];
}

/** An event of a business as its owner sees it. */
export type ShownBusinessEvent = ShownOwnEvent & Repetition;

/** The events of a business, and whether its plan includes posting them. */
export interface ShownBusinessEvents {
  locked: boolean;
  events: ShownBusinessEvent[];
}

const readRepetition = recordReader<Repetition>({
  recurrence: optionalText,
  dates: entries(
    recordReader<ShownEventDate>({
      repetition: day,
      date: day,
      time: optionalText,
      status: textOr('scheduled'),
      note: optionalText,
    }),
  ),
});

/** Reads one event. */
export const readBusinessEvent: FieldReader<ShownBusinessEvent> = (answer) => {
  const event = readOwnEvent(answer);
  const repetition = readRepetition(answer);
  return event && repetition && { ...event, ...repetition };
};

/** The events of an answer as they were sent; none where it has no list. */
export function listOf(answer: unknown): unknown[] {
  const { events } = Object(answer);
  return Array.isArray(events) ? events : [];
}

/** Reads the answer of the query. */
const readEvents = recordReader<ShownBusinessEvents>({
  locked: flag,
  events: listReader(readBusinessEvent),
});

/** The events of one listing of the signed-in owner. */
export const eventsQuery = (id: string) =>
  queryOptions<unknown, Error, ShownBusinessEvents>({
    queryKey: [ownerApi.events(id)],
    select(answer) {
      const events = readEvents(answer);
      if (!events) throw new Error('The answer has no events');
      return events;
    },
    staleTime: 0,
  });
