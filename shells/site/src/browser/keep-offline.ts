import { inLanguage, languages } from '@town/contracts/pages/languages';
import { offlinePaths } from '@town/contracts/pages/offline';
import { pages } from '@town/contracts/pages/paths';

const contactsLink = languages
  .map((language) => `a[href="${inLanguage(language, pages.civicContacts)}"]`)
  .join();

/**
 * Registers the service worker, which stores Civic Contacts for offline use. It waits until the page has
 * loaded, so that the worker's requests do not slow it down.
 */
export function keepOffline(): void {
  const { serviceWorker } = navigator;
  // Browsers offer no service workers in private windows and on addresses without HTTPS.
  if (!serviceWorker) return;
  const register = () =>
    // Registration may fail, for example when the storage is full. The site works without it.
    void serviceWorker.register(offlinePaths.worker).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
  addEventListener('click', loadAsDocument, true);
}

/**
 * While there is no connection, the link to Civic Contacts loads the page as a document, which the worker
 * answers. The router would request scripts and data that are not stored.
 */
function loadAsDocument(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element && target.closest(contactsLink);
  if (link && !navigator.onLine) event.stopPropagation();
}
