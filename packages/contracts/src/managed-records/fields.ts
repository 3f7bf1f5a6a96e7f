import * as z from 'zod/mini';
import { emailAddress, requiredText } from '../forms/fields.js';
import { isWebAddress, toWebAddress } from '../forms/web-address.js';
import { seenText } from '../text/visible-text.js';

/** How a person enters a field. */
export type FieldInput =
  | 'line'
  | 'text'
  | 'lines'
  | 'article'
  | 'choice'
  | 'choices'
  | 'date'
  | 'instant'
  | 'picture'
  | 'hours'
  | 'number'
  | 'yes-no'
  | 'list'
  | 'recurrence';

/** One of the values that a choice offers. */
export interface FieldOption {
  value: string;
  label: string;
}

/**
 * One field of a kind of record. The staff's form, the API, the import and the sample town all use
 * this description, so that they accept the same values and report the same errors.
 */
export interface Field<Value = unknown> {
  label: string;
  input: FieldInput;
  help?: string;
  options?: readonly FieldOption[];
  /** The value of a record that does not have the field. */
  initial?: string;
  /** Of a text in Spanish: the field that it translates. */
  translates?: string;
  /** Of a text in Spanish: the original may need no translation, for example a name. */
  mayStay?: true;
  /** Of a picture: the field with its alternative text, without which it cannot be published. */
  altField?: string;
  /** The type of each entry of a list. */
  entry?: { one: string; title: string; fields: Record<string, Field> };
  /** Only staff see it: it is in no public answer, and the audit log leaves its value out. */
  private?: true;
  /** True where a record cannot be published without it. */
  required: boolean;
  /** Validates the field for publication. */
  schema: z.ZodMiniType<Value>;
  /** Validates the field for a draft: the same, but a required field may be empty. */
  draftSchema: z.ZodMiniType;
}

interface TextOptions {
  /** The error when it is missing; without it the field is optional. */
  required?: string;
  maximum?: number;
  help?: string;
}

const trimmed = (label: string, maximum: number) =>
  z
    .string({ error: `${label} must be text` })
    .check(z.trim(), z.maxLength(maximum, `${label} must be at most ${maximum} characters`));

/** Text that may be missing: null, or empty where `empty` says so. */
function optional<Empty extends '' | null>(label: string, maximum: number, empty: Empty) {
  return z.pipe(
    z.nullish(trimmed(label, maximum)),
    z.transform((text: string | null | undefined): string | Empty => seenText(text) || empty),
  );
}

/** One line of text that a record must have. */
export function requiredLine(
  label: string,
  message: string,
  { maximum = 200, help, input = 'line' }: TextOptions & { input?: FieldInput } = {},
): Field<string> {
  return {
    label,
    input,
    ...(help && { help }),
    required: true,
    schema: requiredText(label, message, maximum),
    draftSchema: optional(label, maximum, ''),
  };
}

/** One line of text, or null. */
export function optionalLine(
  label: string,
  { maximum = 200, help }: TextOptions = {},
): Field<string | null> {
  return optionalField(label, 'line', optional(label, maximum, null), help);
}

/** The Spanish text of another field, or null where it has none. */
export function inSpanish(
  translates: string,
  label: string,
  { maximum = 200, input = 'line' }: Pick<TextOptions, 'maximum'> & { input?: FieldInput } = {},
): Field<string | null> {
  const name = `${label} in Spanish`;
  return { ...optionalField(name, input, optional(name, maximum, null)), translates };
}

/** A field that may be empty in a draft and in a published record alike. */
export function optionalField<Value>(
  label: string,
  input: Field<Value>['input'],
  schema: Field<Value>['schema'],
  help?: string,
): Field<Value> {
  return { label, input, ...(help && { help }), required: false, schema, draftSchema: schema };
}

/** The address of a picture, or null. */
export function optionalPicture(label: string, altField: string): Field<string | null> {
  return { ...optionalLine(label, { maximum: 500 }), input: 'picture', altField };
}

/** The address of a picture that a record must have. */
export function requiredPicture(label: string, altField: string): Field<string> {
  const line = requiredLine(label, 'Please choose a picture', { maximum: 500, input: 'picture' });
  return { ...line, altField };
}

/** Several lines of text; empty text where there is none. */
export function paragraphs(
  label: string,
  { maximum = 5_000, help }: TextOptions = {},
): Field<string> {
  return optionalField(label, 'text', optional(label, maximum, ''), help);
}

const websiteMessage = 'Please enter a valid website URL';

/** An address of the web, or null. `pies.example` is understood as `https://pies.example`. */
export function website(label: string, help?: string): Field<string | null> {
  const schema = z.pipe(
    z.nullish(trimmed(label, 500)),
    z
      .pipe(
        z.transform((text: string | null | undefined) =>
          text ? (toWebAddress(text) ?? text) : null,
        ),
        z.nullable(z.string()),
      )
      .check(
        z.refine((text: string | null) => text === null || isWebAddress(text), {
          error: websiteMessage,
        }),
      ),
  );
  return optionalField(label, 'line', schema, help);
}

/** An e-mail address in lower case, or null. */
export function email(label: string, help?: string): Field<string | null> {
  const schema = z.pipe(
    z.nullish(trimmed(label, 254)),
    z.pipe(
      z.transform((text: string | null | undefined) => text?.toLowerCase() || null),
      z.nullable(emailAddress),
    ),
  );
  return optionalField(label, 'line', schema, help);
}

/** Several entries, one on each line. */
export function lines(
  label: string,
  schema: z.ZodMiniType<string[]>,
  help: string,
): Field<string[]> {
  return { label, input: 'lines', help, required: false, schema, draftSchema: schema };
}

/** One of several values. */
export function choice<Value extends string>(
  label: string,
  options: readonly { value: Value; label: string }[],
  message: string,
): Field<Value> {
  const values = options.map(({ value }) => value);
  const schema = z.enum(values, { error: message });
  return {
    label,
    input: 'choice',
    options,
    required: true,
    schema,
    draftSchema: z.pipe(
      z.nullish(z.union([schema, z.literal('')], { error: message })),
      z.transform((value: Value | '' | null | undefined) => value || null),
    ),
  };
}

/** Any of several values. */
export function choices<Value extends string>(
  label: string,
  options: readonly { value: Value; label: string }[],
  schema: z.ZodMiniType<Value[]>,
  help?: string,
): Field<Value[]> {
  return { ...optionalField(label, 'choices', schema, help), options };
}

/** One of several values, or a word that is not among them. */
export function openChoice(
  label: string,
  options: readonly FieldOption[],
  message: string,
): Field<string> {
  return { ...requiredLine(label, message, { maximum: 60 }), input: 'choice', options };
}
