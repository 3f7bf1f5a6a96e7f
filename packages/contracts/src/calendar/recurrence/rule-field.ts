import * as z from 'zod/mini';
import { readRule, writeRule } from './rule.js';

const message = 'The calendar cannot repeat an event in this way';

const ruleText = z.string({ error: message }).check(z.trim(), z.maxLength(200, message));

/** Equal rules get equal text; an unknown rule becomes empty text. */
function toRule(text: string | null | undefined): string | null {
  if (!text) return null;
  const rule = readRule(text);
  return rule ? writeRule(rule) : '';
}

const known = z.nullable(z.string().check(z.minLength(1, message)));

/** A rule, or null where it is missing. */
export const optionalRule = z.pipe(z.nullish(ruleText), z.pipe(z.transform(toRule), known));

/** A rule, or null; undefined where a form does not ask for it. */
export const givenRule = z.optional(
  z.pipe(
    z.nullable(ruleText),
    z.pipe(
      z.transform((text: string | null) => toRule(text)),
      known,
    ),
  ),
);
