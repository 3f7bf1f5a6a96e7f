/** The fields of an event for its end, its repetition, its status and its price. */
import * as z from 'zod/mini';
import { optionalDate } from '../managed-records/date-fields.js';
import {
  choice,
  type Field,
  optionalField,
  optionalLine,
  website,
} from '../managed-records/fields.js';
import { listOf } from '../managed-records/list-fields.js';
import { capitalize } from '../text/capitalize.js';
import { withClockTimes } from '../town/clock-time.js';
import { eventHours } from './event-hours.js';
import { optionalRule } from './recurrence/rule-field.js';
import { type EventStatus, eventStatuses } from './statuses.js';

const clockMessage = 'Please enter a time of day, for example 9:00 PM';

/** A time of day in the site's form, for example "9:00 PM", or null. */
function optionalClock(label: string, help?: string): Field<string | null> {
  const schema = z.pipe(
    z.nullish(z.string({ error: clockMessage }).check(z.trim(), z.maxLength(20, clockMessage))),
    z.pipe(
      z.transform((text: string | null | undefined) => (text ? withClockTimes(text) : null)),
      z.nullable(
        z
          .string()
          .check(z.refine((text) => eventHours(text)?.end === null, { error: clockMessage })),
      ),
    ),
  );
  return optionalField(label, 'line', schema, help);
}

const beginLine = optionalLine('Time', { maximum: 50, help: 'For example: 6:00 PM' });

const unclearTime = String.raw`(?:1[0-2]|[1-9])(?:[:.][0-5]\d)?`;
const unclearTimes = new RegExp(
  String.raw`^\s*${unclearTime}(?:\s*(?:-|–|to)\s*${unclearTime})?\s*$`,
  'i',
);

/**
 * Whether a text is times without AM or PM, such as "9" or "9:30-11", so that nobody knows when the event
 * begins. They are stored nevertheless: an event with such a time must still be cancelled in a hurry.
 */
export const lacksHalfOfDay = (time: string): boolean => unclearTimes.test(time);

const beginSchema = z.pipe(
  beginLine.schema,
  z.transform((text: string | null) =>
    text && !lacksHalfOfDay(text) ? withClockTimes(text) : text,
  ),
);

/** Times of day, in the site's form if their half of the day is clear, or words such as "Sunset". */
export const eventTime: Field<string | null> = {
  ...beginLine,
  schema: beginSchema,
  draftSchema: beginSchema,
};

export const eventEndFields = {
  endDate: optionalDate('Last day', 'Only for an event of several days'),
  endTime: optionalClock('Ends at', 'For example: 9:00 PM'),
};

/** The ways in which one date of a recurring event can differ from its series. */
export const exceptionKinds = ['out', 'cancelled', 'moved'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

const exceptionLabels: Record<ExceptionKind, string> = {
  out: 'Left out: there is none',
  cancelled: 'Cancelled: shown as cancelled',
  moved: 'Moved to another date or time',
};

/** How many single dates of a recurring event can differ from its series. */
export const exceptionsAtMost = 100;

export const recurrenceFields = {
  recurrence: optionalField('Repeats', 'recurrence', optionalRule),
  exceptions: listOf('Single dates', {
    one: 'single date',
    title: 'date',
    maximum: exceptionsAtMost,
    help: 'Dates of a repeated event that are left out, cancelled or moved',
    fields: {
      date: {
        ...optionalDate('Which date'),
        required: true,
        schema: z.iso.date({ error: 'Please enter a valid date' }),
      },
      change: choice(
        'What happens',
        exceptionKinds.map((value) => ({ value, label: exceptionLabels[value] })),
        'Please select what happens',
      ),
      newDate: optionalDate('New date'),
      newTime: optionalClock('New time'),
      note: optionalLine('Note', { help: 'For example: because of the weather' }),
    },
  }),
};

const statusOptions = eventStatuses.map((value) => ({
  value,
  label: value === 'scheduled' ? 'Takes place as planned' : capitalize(value),
}));
const statusField = choice('Status', statusOptions, 'Please select a status');

export const eventStatusFields = {
  status: {
    ...statusField,
    initial: 'scheduled',
    // Events of earlier releases have none.
    schema: z.pipe(
      z.nullish(statusField.draftSchema),
      z.transform(
        (status): EventStatus => eventStatuses.find((each) => each === status) ?? 'scheduled',
      ),
    ),
  } satisfies Field<EventStatus>,
  statusNote: optionalLine('Note to the status', { help: 'For example: because of the weather' }),
  previousDate: optionalDate('Former date', 'The date before it was moved'),
};

const httpsMessage = 'Please enter an address that begins with https://';
const link = website('Ticket link', 'Where visitors buy tickets, for example https://example.com');
const httpsSchema = z.pipe(
  link.schema,
  z.nullable(
    z.string().check(z.refine((text) => text.startsWith('https://'), { error: httpsMessage })),
  ),
);

export const eventOfferFields = {
  organizer: optionalLine('Organizer'),
  price: optionalLine('Price', { maximum: 60, help: 'For example: Free, or $10' }),
  ticketUrl: { ...link, schema: httpsSchema, draftSchema: httpsSchema },
};
