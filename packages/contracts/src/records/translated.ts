import * as z from 'zod/mini';
import { languages } from '../pages/languages.js';

/**
 * The language that an answer is asked for. A record that has no translation is answered as it was
 * written.
 */
export const languageQuery = {
  language: z.optional(z.enum(languages, { error: `language must be ${languages.join(' or ')}` })),
};

/** What an answer in another language says of a record beside its fields. */
export const translatedFields = {
  /** The names of the fields that are in the language that was asked for; missing where none is. */
  translated: z.optional(z.nullable(z.array(z.string()))),
};

/** The name of the field that holds another field's Spanish text. */
export const spanishField = (name: string): string => `${name}Es`;
