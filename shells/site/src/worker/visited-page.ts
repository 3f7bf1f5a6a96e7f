import { type Language, readLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';

/**
 * Pages of staff and of owners, pages that take payments, and the API: the worker leaves them to the browser. Posted
 * forms never reach the worker, which handles only reads.
 */
const untouched = [pages.admin, pages.account, pages.advertise, '/api', '/stripe-sandbox'];

/** Whether a request is for a page as a document. */
export function isPage(request: Request): boolean {
  return request.mode === 'navigate';
}

/** Whether the worker answers for a page of a language while there is no connection. */
export function isForWorker(pathname: string, language: Language = 'en'): boolean {
  const page = readLanguage(pathname);
  if (page.language !== language) return false;
  return !untouched.some((path) => page.path === path || page.path.startsWith(`${path}/`));
}
