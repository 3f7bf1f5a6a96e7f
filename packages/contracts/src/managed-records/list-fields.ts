import * as z from 'zod/mini';
import { readJsonText } from '../forms/json-text.js';
import type { Field } from './fields.js';

interface ListOptions {
  /** The label of one entry. */
  one: string;
  /** The field that names an entry. */
  title: string;
  fields: Record<string, Field>;
  maximum?: number;
  help?: string;
}

/**
 * A spreadsheet contains a list as JSON text. Other text is passed on unparsed, and the list's schema
 * refuses it.
 */
const toList = z.transform((value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return [];
  return readJsonText(value);
});

/** Entries with fields of their own, in an order that staff choose. */
export function listOf(
  label: string,
  { one, title, fields, maximum = 50, help }: ListOptions,
): Field<Record<string, unknown>[]> {
  const entriesWith = (schemaOf: (field: Field) => z.ZodMiniType) =>
    z.pipe(
      toList,
      z
        .array(
          z.object(
            Object.fromEntries(
              Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]),
            ),
            `Each ${one} must be an object`,
          ),
          `${label} must be a list`,
        )
        .check(z.maxLength(maximum, `${label}: at most ${maximum} are possible`)),
    );
  return {
    label,
    input: 'list',
    ...(help && { help }),
    required: false,
    entry: { one, title, fields },
    schema: entriesWith(({ schema }) => schema),
    draftSchema: entriesWith(({ draftSchema }) => draftSchema),
  };
}
