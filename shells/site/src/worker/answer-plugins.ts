import type { WorkboxPlugin } from 'workbox-core';
import type { KeptPages } from './kept-pages';

/** While the site is broken, a kept page is worth more than the notice of an error. */
export const serverErrorsAreFailures: WorkboxPlugin = {
  fetchDidSucceed({ response }) {
    if (response.status >= 500) throw new Error(`The site answered ${response.status}`);
    return Promise.resolve(response);
  },
};

/** Answers with a kept page where the network does not. */
export function fallBackTo(path: string, cacheName: string): WorkboxPlugin {
  return { handlerDidError: () => caches.match(path, { cacheName }) };
}

/** Fetches the kept pages again after a visit, if it is time. The visit does not wait for it. */
export function keepAfterwards(kept: KeptPages): WorkboxPlugin {
  return {
    handlerDidRespond({ event }) {
      event.waitUntil(kept.refresh(Date.now()));
      return Promise.resolve();
    },
  };
}
