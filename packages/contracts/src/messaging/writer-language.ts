import * as z from 'zod/mini';
import { type Language, languages } from '../pages/languages.js';

/**
 * The language of the page on which a person filled in a form. Mails to that person are written in it.
 * English is left out, as in events of earlier releases.
 */
export const writerLanguage = z.optional(z.enum(languages));

/**
 * The language of the page from which a person sent a call. English is named, too: without it the language
 * is not known, because the call or the event comes from an earlier release.
 */
export const pageLanguage = z.optional(z.enum(languages));

/** The field of an event's data that names the language of its form, or no field for English. */
export function writtenIn(language: Language): { language?: Language } {
  return language === 'en' ? {} : { language };
}
