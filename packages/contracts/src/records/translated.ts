import * as z from 'zod/mini';
import { type Language, languages } from '../pages/languages.js';

/**
 * The language that an answer is asked for. A record that has no translation is answered as it was
 * written.
 */
export const languageQuery = {
  language: z.optional(z.enum(languages, { error: `language must be ${languages.join(' or ')}` })),
};

/** The data that a response in another language has for a record beside its fields. */
export const translatedFields = {
  /** The names of the fields that are in the language that was asked for; missing where none is. */
  translated: z.optional(z.nullable(z.array(z.string()))),
};

/** The name of the field that holds another field's Spanish text. */
export const spanishField = (name: string): string => `${name}Es`;

type Values = Readonly<Record<string, unknown>>;

/**
 * A record as it is answered in a language: in Spanish with the translations that it has, otherwise
 * without them. The entries of its lists have translations of their own.
 * @param names the fields that are shown; without them, all that are no translations
 */
export function spokenRecord(
  language: Language | undefined,
  record: Values,
  names: readonly string[] = originals(record),
): Record<string, unknown> {
  const translated = language === 'es' ? names.filter((name) => record[spanishField(name)]) : [];
  const shown = names.map((name) => [
    name,
    translated.includes(name) ? record[spanishField(name)] : spokenEntries(language, record[name]),
  ]);
  return { ...Object.fromEntries(shown), ...(translated.length > 0 && { translated }) };
}

function spokenEntries(language: Language | undefined, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null
      ? spokenRecord(language, Object.fromEntries(Object.entries(entry)))
      : entry,
  );
}

function originals(record: Values): string[] {
  const names = Object.keys(record);
  const translations = new Set(names.map(spanishField));
  return names.filter((name) => !translations.has(name));
}
