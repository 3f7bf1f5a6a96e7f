import type { WorkboxPlugin } from 'workbox-core';
import type { KeptPages } from './kept-pages';

/** Treats 5xx responses as failures: a stored page is more useful than an error page. */
export const serverErrorsAreFailures: WorkboxPlugin = {
  fetchDidSucceed({ response }) {
    if (response.status >= 500) throw new Error(`The site answered ${response.status}`);
    return Promise.resolve(response);
  },
};

/** Answers with a stored page when the network fails. */
export function fallBackTo(path: string, cacheName: string): WorkboxPlugin {
  return { handlerDidError: () => caches.match(path, { cacheName }) };
}

/** Refreshes the stored pages after a visit if they are old. The visit does not wait for it. */
export function keepAfterwards(kept: KeptPages): WorkboxPlugin {
  return {
    handlerDidRespond({ event }) {
      event.waitUntil(kept.refresh(Date.now()));
      return Promise.resolve();
    },
  };
}
