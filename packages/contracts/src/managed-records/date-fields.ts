import * as z from 'zod/mini';
import { requiredText } from '../forms/fields.js';
import { type Field, optionalField } from './fields.js';

const dateMessage = 'Please enter a valid date';

/** A day of the calendar, YYYY-MM-DD. */
export function requiredDate(label: string, message: string): Field<string> {
  const schema = z.iso.date({
    error: ({ input }) => (input ? dateMessage : message),
  });
  return {
    label,
    input: 'date',
    required: true,
    schema,
    draftSchema: z.pipe(
      z.nullish(z.union([schema, z.literal('')], { error: dateMessage })),
      z.transform((date: string | null | undefined) => date || null),
    ),
  };
}

/** A day of the calendar, or null. */
export function optionalDate(label: string, help?: string): Field<string | null> {
  const schema = z.pipe(
    z.nullish(z.union([z.iso.date(), z.literal('')], { error: dateMessage })),
    z.transform((date: string | null | undefined) => date || null),
  );
  return optionalField(label, 'date', schema, help);
}

const instantMessage = 'Please enter a valid date and time';

const toInstant = z.pipe(
  z
    .string({ error: instantMessage })
    .check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: instantMessage })),
  z.transform((text: string) => new Date(text).toISOString()),
);

const optionalInstantSchema = z.pipe(
  z.pipe(
    z.nullish(z.string({ error: instantMessage })),
    z.transform((text: string | null | undefined) => text || null),
  ),
  z.nullable(toInstant),
);

/** A moment in ISO 8601 that a record must have. */
export function requiredInstant(label: string, message: string, help?: string): Field<string> {
  return {
    label,
    input: 'instant',
    ...(help && { help }),
    required: true,
    schema: z.pipe(requiredText(label, message, 40), toInstant),
    draftSchema: optionalInstantSchema,
  };
}

/** A moment in ISO 8601, or null. */
export function optionalInstant(label: string, help?: string): Field<string | null> {
  return optionalField(label, 'instant', optionalInstantSchema, help);
}
