/**
 * The languages of the site and their addresses: English at the root, Spanish below `/es`.
 * @module
 */
import { pages } from './paths.js';

/** The languages that pages are shown in, the default first. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The cookie that remembers which language a visitor chose by the link in the header. */
export const languageCookie = 'language';

/** The prefix of the addresses of a language; empty for the default language. */
export const languageBase = (language: Language): string =>
  language === 'en' ? '' : `/${language}`;

/**
 * Whether a path, without its language, is a page of staff. They are shown in English only, except the
 * preview, whose language the desk chooses.
 */
export function isEnglishOnly(path: string): boolean {
  return [pages.admin, pages.preview].some((page) => isBelow(path, page));
}

/** Whether a path, without its language, is a page of staff or owners, of which nothing may be stored. */
export function isPrivate(path: string): boolean {
  return isEnglishOnly(path) || isBelow(path, pages.account);
}

/** The language of an address, and its path without the language. */
export function readLanguage(pathname: string): { language: Language; path: string } {
  const language = languages.find((each) => languageBase(each) && isBelow(pathname, `/${each}`));
  if (!language) return { language: 'en', path: pathname };
  return { language, path: pathname.slice(languageBase(language).length) || '/' };
}

/** The path of a page in a language: `/es` for the home page in Spanish, without a slash at its end. */
export function inLanguage(language: Language, path: string): string {
  return `${languageBase(language)}${path === '/' ? '' : path}` || '/';
}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}
