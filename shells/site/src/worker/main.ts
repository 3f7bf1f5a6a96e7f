import { inLanguage, languages } from '@town/contracts/pages/languages';
import type { OfflineRelease } from '@town/contracts/pages/offline';
import { offlinePaths } from '@town/contracts/pages/offline';
import { pages } from '@town/contracts/pages/paths';
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { fallBackTo, keepAfterwards, serverErrorsAreFailures } from './answer-plugins';
import { KeptPages } from './kept-pages';
import { cacheOf, deleteOtherCaches } from './release-caches';
import { isForWorker, isPage } from './visited-page';

// The service worker of the public site: Civic Contacts can be read without a connection by anyone who has
// visited the site once. Every page comes from the network; a stored page is used only when that fails.
// The site's server adds the release's id before this script, so that browsers see each release as a new
// worker. If one of its files cannot be fetched, a worker is not installed and the earlier one stays active.

declare const self: ServiceWorkerGlobalScope;
declare const townRelease: OfflineRelease;

/** How long to wait for the network: a visitor may need a phone number urgently. */
const patienceSeconds = 3;

const { id, hashedFiles, otherFiles } = townRelease;
const cacheName = cacheOf(id);
const kept = new KeptPages(cacheName, id);

self.addEventListener('install', (event) => {
  const files = caches
    .open(cacheName)
    .then((cache) => cache.addAll([...hashedFiles, ...otherFiles]));
  event.waitUntil(Promise.all([files, kept.keep()]).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches(id)));
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && hashedFiles.includes(url.pathname),
  new CacheFirst({ cacheName }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && otherFiles.includes(url.pathname),
  new NetworkFirst({ cacheName }),
);
for (const language of languages) {
  const stoodInBy = (path: string) => fallBackTo(inLanguage(language, path), cacheName);
  registerRoute(
    ({ url, request }) =>
      isPage(request) && url.pathname === inLanguage(language, pages.civicContacts),
    new NetworkOnly({
      networkTimeoutSeconds: patienceSeconds,
      plugins: [serverErrorsAreFailures, stoodInBy(offlinePaths.contacts), keepAfterwards(kept)],
    }),
  );
  registerRoute(
    ({ url, request }) => isPage(request) && isForWorker(url.pathname, language),
    new NetworkOnly({ plugins: [stoodInBy(offlinePaths.notice), keepAfterwards(kept)] }),
  );
}
