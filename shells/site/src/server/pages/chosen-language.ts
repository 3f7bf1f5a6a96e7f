import {
  inLanguage,
  type Language,
  languageCookie,
  languages,
} from '@town/contracts/pages/languages';
import type { Answer } from '../answer';

/**
 * Redirects a plain visit of the home page to the language that the visitor chose earlier with the link in
 * the header. Every other address keeps its language, so a link always leads to the page that was linked.
 * @returns undefined when no redirect is needed
 */
export function leadToChosenLanguage(url: URL, cookie: string | undefined): Answer | undefined {
  if (url.pathname !== '/' || url.search) return undefined;
  const chosen = chosenLanguage(cookie);
  if (!chosen || chosen === 'en') return undefined;
  return {
    status: 302,
    type: 'text/plain',
    body: '',
    // A cached redirect would send other visitors there, too.
    headers: { location: inLanguage(chosen, '/'), 'cache-control': 'private, no-store' },
  };
}

function chosenLanguage(cookie = ''): Language | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === languageCookie)?.[1];
  return languages.find((language) => language === value);
}
