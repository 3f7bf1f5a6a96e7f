/**
 * The fields that say when a place is open and where it is. The form, the import and the sample town
 * give hours as JSON text or as data; both are checked by the same schema.
 * @module
 */
import * as z from 'zod/mini';
import { readJsonText } from '../forms/json-text.js';
import { type OpeningHours, openingHoursSchema } from '../hours/opening-hours.js';
import { optionalDate } from './date-fields.js';
import { choice, type Field, optionalField } from './fields.js';
import { optionalNumber } from './number-fields.js';

const schema = z.pipe(z.transform(readJsonText), openingHoursSchema);

const openingHours: Field<OpeningHours> = optionalField(
  'Opening hours',
  'hours',
  schema,
  'By the clock of the town',
);

const businessStatusSchema = choice(
  'Business status',
  [
    { value: 'open', label: 'Open for business' },
    { value: 'temporarily-closed', label: 'Temporarily closed' },
    { value: 'permanently-closed', label: 'Permanently closed' },
  ],
  'Please choose a status',
);

const nothingIsOpen = z.transform((value: unknown): unknown => value || 'open');

/** When a place is open. */
export const openingFields: Record<string, Field> = {
  openingHours,
  businessStatus: {
    ...businessStatusSchema,
    required: false,
    schema: z.pipe(nothingIsOpen, businessStatusSchema.schema),
    draftSchema: z.pipe(nothingIsOpen, businessStatusSchema.schema),
  },
  hoursConfirmedOn: optionalDate(
    'Last confirmed on',
    'The day on which somebody asked when it is open',
  ),
};

/** Where a place is. */
export const positionFields: Record<string, Field> = {
  latitude: optionalNumber('Latitude', { minimum: -90, maximum: 90, help: 'For example 30.0966' }),
  longitude: optionalNumber('Longitude', {
    minimum: -180,
    maximum: 180,
    help: 'For example -98.4225; negative in America',
  }),
};
