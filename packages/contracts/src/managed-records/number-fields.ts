import * as z from 'zod/mini';
import { type Field, optionalField } from './fields.js';

interface NumberOptions {
  minimum?: number;
  maximum?: number;
  whole?: boolean;
  help?: string;
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A form and a spreadsheet give a number as text. */
const toNumber = z.transform((value: unknown): unknown => {
  if (isNothing(value)) return null;
  return typeof value === 'string' ? Number(withoutMarks(value)) : value;
});

/** People write prices as "$325,000". Only commas between thousands are left out. */
function withoutMarks(text: string): string {
  const amount = text.trim().replace(/^\$\s*(?=\d)/, '');
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(amount) ? amount.replaceAll(',', '') : amount;
}

const withCommas = (limit: number) => limit.toLocaleString('en-US');

function numberSchema(label: string, { minimum = 0, maximum = 1e9, whole }: NumberOptions) {
  const span = `from ${withCommas(minimum)} to ${withCommas(maximum)}`;
  const message = `${label} must be a ${whole ? 'whole ' : ''}number ${span}`;
  return z.number({ error: message }).check(
    z.minimum(minimum, message),
    z.maximum(maximum, message),
    z.refine((value) => !whole || Number.isInteger(value), { error: message }),
  );
}

/** A number, or null. */
export function optionalNumber(label: string, options: NumberOptions = {}): Field<number | null> {
  const schema = z.pipe(toNumber, z.nullable(numberSchema(label, options)));
  return optionalField(label, 'number', schema, options.help);
}

/** A number that a record must have. */
export function requiredNumber(label: string, options: NumberOptions = {}): Field<number> {
  return {
    ...optionalNumber(label, options),
    required: true,
    schema: z.pipe(toNumber, numberSchema(label, options)),
  };
}

/** True or false; false by default. */
export function yesOrNo(label: string): Field<boolean> {
  const schema = z.pipe(
    z.transform((value: unknown) => {
      if (isNothing(value)) return false;
      return value === 'true' || value === 'yes'
        ? true
        : value === 'false' || value === 'no'
          ? false
          : value;
    }),
    z.boolean({ error: `${label} must be true or false` }),
  );
  return optionalField(label, 'yes-no', schema);
}
