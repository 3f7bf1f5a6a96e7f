import type { ExceptionKind } from '@town/contracts/calendar/event-fields';
import { recurrenceDates } from '@town/contracts/calendar/recurrence/dates';
import type { EventStatus } from '@town/contracts/calendar/statuses';
import { addDays } from '@town/contracts/town/date';
import { stableId } from '@town/service-kit/database/stable-id';

/** A change of one date. */
export interface EventException {
  date: string;
  change: ExceptionKind;
  newDate?: string | null;
  newTime?: string | null;
  note?: string | null;
}

/** The fields of a recurring event that determine its dates. */
export interface RepeatedEvent {
  id: string;
  date: string;
  endDate: string | null;
  time: string | null;
  endTime: string | null;
  status: EventStatus | null;
  statusNote: string | null;
  recurrence: string;
  exceptions: EventException[] | null;
}

/** One date of a recurring event, as stored. */
export interface Occurrence {
  id: string;
  repetition: string;
  date: string;
  end_date: string | null;
  time: string | null;
  end_time: string | null;
  status: EventStatus;
  status_note: string | null;
  previous_date: string | null;
}

/**
 * The dates of a recurring event between two days, with changes for single dates. The event's own status
 * applies to every date without a change; if the event is cancelled, every date is.
 */
export function expandEvent(event: RepeatedEvent, from: string, to: string): Occurrence[] {
  const exceptions = new Map((event.exceptions ?? []).map((each) => [each.date, each]));
  return recurrenceDates(event.recurrence, event.date, { from, to })
    .filter((date) => exceptions.get(date)?.change !== 'out')
    .map((date) => occurrence(event, date, exceptions.get(date)));
}

function occurrence(
  event: RepeatedEvent,
  repetition: string,
  exception?: EventException,
): Occurrence {
  const { id, time, endTime, status, statusNote } = event;
  const moved = exception?.change === 'moved' ? exception : undefined;
  const date = moved?.newDate ?? repetition;
  const isCancelled = status === 'cancelled';
  return {
    id: occurrenceId(id, repetition),
    repetition,
    date,
    end_date: event.endDate && addDays(date, daysBetween(event.date, event.endDate)),
    time: moved?.newTime ?? time,
    // With a new start time, the end time is unknown.
    end_time: moved?.newTime ? null : endTime,
    status:
      isCancelled || exception?.change === 'cancelled'
        ? 'cancelled'
        : moved
          ? 'moved'
          : (status ?? 'scheduled'),
    status_note: exception && !isCancelled ? (exception.note ?? null) : statusNote,
    previous_date: date === repetition ? null : repetition,
  };
}

const dayMs = 24 * 60 * 60 * 1000;
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Derives a stable id from the event and the date. */
const occurrenceId = (event: string, repetition: string) => stableId(`${event} ${repetition}`);
