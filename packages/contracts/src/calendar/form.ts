import * as z from 'zod/mini';
import { emailAddress, emailMessage, optionalText, requiredText } from '../forms/fields.js';
import { withClockTimes } from '../town/clock-time.js';
import { eventCategories } from './categories.js';
import { endMessage, endsTooEarly, lastDayChecks } from './event-end.js';
import { latestEventDate } from './latest-date.js';
import { eventRequiredMessage, eventTooLateMessage } from './messages.js';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** A time of day; what the browser's input for times gives becomes the site's form, "6:30 PM". */
const timeText = (label: string) =>
  z.pipe(
    optionalText(label, 50),
    z.transform((text) => (text && /^\d\d:\d\d$/.test(text) ? withClockTimes(text) : text)),
  );

const dateMessage = 'Please enter a valid date';

/** The fields that every form of an event has. */
export const eventFormFields = z.object({
  title: requiredText('Title', eventRequiredMessage, 200),
  description: z.pipe(
    optionalText('Description', 2_000),
    z.transform((text) => text ?? ''),
  ),
  date: z.iso
    .date({
      error: ({ input }) => (isMissing(input) ? eventRequiredMessage : dateMessage),
      abort: true,
    })
    .check(z.refine((date) => date <= latestEventDate(new Date()), { error: eventTooLateMessage })),
  /** The last day of an event of several days. Forms of earlier releases do not ask for it. */
  endDate: z.optional(
    z.pipe(
      z.nullable(
        z.union([z.iso.date({ error: dateMessage, abort: true }), z.literal('')], {
          error: dateMessage,
        }),
      ),
      z.transform((date) => date || null),
    ),
  ),
  time: timeText('Time'),
  endTime: timeText('End time'),
  location: optionalText('Location', 200),
  category: z.enum(eventCategories, {
    error: ({ input }) => (isMissing(input) ? eventRequiredMessage : 'Please select a category'),
  }),
  /** Part of the call; a visitor cannot choose it. */
  featured: z.pipe(
    z.optional(z.unknown()),
    z.transform((): false => false),
  ),
});

type FormFields = z.output<typeof eventFormFields>;

/** Rules between these fields. */
export const eventFormChecks = [
  ...lastDayChecks<FormFields>(),
  z.refine<FormFields>((event) => !endsTooEarly(event), {
    error: endMessage,
    path: ['endTime'],
  }),
];

/** The fields that the sender of an event may change later. */
export const eventChangeSchema = eventFormFields.check(...eventFormChecks);
eventChangeSchema.register(z.globalRegistry, { id: 'EventChange' });
export type EventChange = z.output<typeof eventChangeSchema>;

/** A visitor's submission to the calendar. */
export const eventSubmissionSchema = z
  .extend(eventFormFields, {
    /** Where a private link goes, by which the sender can change the event. */
    email: z.pipe(
      z.nullish(z.union([emailAddress, z.literal('')], { error: emailMessage })),
      z.transform((email) => email || null),
    ),
  })
  .check(...eventFormChecks);
eventSubmissionSchema.register(z.globalRegistry, { id: 'EventSubmission' });
export type EventSubmission = z.output<typeof eventSubmissionSchema>;
