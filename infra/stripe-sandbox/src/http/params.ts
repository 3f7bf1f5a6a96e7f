import type { ParsedQs } from 'qs';
import * as z from 'zod/mini';
import { invalidRequest, type StripeError } from './stripe-error.js';

/** A check with an error code of Stripe's. */
const check = <Input>(test: (input: Input) => boolean, message: string, code: string) =>
  z.refine<Input>(test, { error: message, params: { code } });

const wholeNumber = z.string().check(
  z.refine((text: string) => /^-?\d{1,15}$/.test(text), {
    error: ({ input }) => `Invalid integer: ${input}`,
    params: { code: 'parameter_invalid_integer' },
  }),
);

/** An integer, sent as text. */
export const integer = z.pipe(
  wholeNumber,
  z.transform((text: string) => Number(text)),
);

/** A positive amount in cents. */
export const positive = z.pipe(
  integer,
  z
    .number()
    .check(
      check(
        (amount: number) => amount >= 1,
        'This value must be greater than or equal to 1.',
        'parameter_invalid_integer',
      ),
    ),
);

export const flag = z.pipe(
  z.enum(['true', 'false'], { error: ({ input }) => `Invalid boolean: ${String(input)}` }),
  z.transform((text: 'true' | 'false') => text === 'true'),
);

/** Metadata: text by name. An empty value removes its name. */
export const metadata = z.union([z.literal(''), z.record(z.string(), z.string())]);

export const text = z.string();

/** Checks parameters and throws errors in Stripe's words. */
export function readParams<Schema extends z.ZodMiniType>(
  schema: Schema,
  params: ParsedQs,
): z.output<Schema> {
  const { key: _ofTheCaller, expand: _ofEachCall, ...own } = params;
  const result = schema.safeParse(own);
  if (result.success) return result.data;
  throw explain(result.error.issues[0]!, own);
}

function explain(issue: z.core.$ZodIssue, params: ParsedQs): StripeError {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0]!]);
    return invalidRequest(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  const param = nameOf(issue.path);
  if (valueAt(params, issue.path) === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }
  const code = issue.code === 'custom' ? String(issue.params?.['code'] ?? '') : '';
  return invalidRequest(issue.message, { param, ...(code && { code }) });
}

/** `payment_method_data[card][number]`. */
function nameOf([head, ...rest]: readonly PropertyKey[]): string {
  return `${String(head)}${rest.map((part) => `[${String(part)}]`).join('')}`;
}

function valueAt(params: ParsedQs, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => (isGroup(value) ? value[part] : undefined), params);
}

function isGroup(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The metadata after an update. */
export function mergeMetadata(
  before: Record<string, string>,
  change: z.output<typeof metadata> | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === '') return {};
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== '');
  return Object.fromEntries(merged);
}
