import type { ExceptionKind } from '@town/contracts/calendar/event-fields';
import { recurrenceDates } from '@town/contracts/calendar/recurrence/dates';
import type { EventStatus } from '@town/contracts/calendar/statuses';
import { addDays } from '@town/contracts/town/date';
import { stableId } from '@town/service-kit/database/stable-id';

/** What a change of one date says. */
export interface EventException {
  date: string;
  change: ExceptionKind;
  newDate?: string | null;
  newTime?: string | null;
  note?: string | null;
}

/** A repeated event, as far as its dates need it. */
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

/** One date of a repeated event, as it is stored. */
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
 * The dates of a repeated event between two days, with what was changed for single ones. What the
 * event's own status says counts for every date that has no change of its own; that it is cancelled
 * counts for every date.
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
    // With another beginning, nobody has said when it ends.
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

/** The same id for the same date of the same event, always. */
const occurrenceId = (event: string, repetition: string) => stableId(`${event} ${repetition}`);
