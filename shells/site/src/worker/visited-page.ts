import { pages } from '@town/contracts/pages/paths';

/**
 * Pages of staff and of owners, pages that take payments, and the API: the worker leaves them to the browser. What
 * visitors type is posted, and the worker only sees what is read.
 */
const untouched = [pages.admin, pages.account, pages.advertise, '/api', '/stripe-sandbox'];

/** Whether a request is for a page as a document. */
export function isPage(request: Request): boolean {
  return request.mode === 'navigate';
}

/** Whether the worker answers for a page while there is no connection. */
export function isForWorker(pathname: string): boolean {
  return !untouched.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
