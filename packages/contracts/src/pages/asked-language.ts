import type { Language } from './languages.js';

/**
 * The address of the API by which a page asks in its language. English is what records are written in,
 * so its addresses stay as they are.
 * @param path of a GET that answers visitors
 */
export function askedIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return `${path}${path.includes('?') ? '&' : '?'}language=${language}`;
}
