import { inLanguage, languages } from '@town/contracts/pages/languages';
import { offlinePaths } from '@town/contracts/pages/offline';
import { pages } from '@town/contracts/pages/paths';

const contactsLink = languages
  .map((language) => `a[href="${inLanguage(language, pages.civicContacts)}"]`)
  .join();

/**
 * Registers the service worker, which keeps Civic Contacts for when there is no connection. It waits for
 * the page, so that what the worker fetches takes nothing from it.
 */
export function keepOffline(): void {
  const { serviceWorker } = navigator;
  // Browsers have none in private windows, and on an address without HTTPS.
  if (!serviceWorker) return;
  const register = () =>
    // A visit goes on without it, for example where the storage is full.
    void serviceWorker.register(offlinePaths.worker).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
  addEventListener('click', loadAsDocument, true);
}

/**
 * While there is no connection, the link to Civic Contacts loads the page as a document, which the worker
 * answers. The router would look for scripts and data that are not there.
 */
function loadAsDocument(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element && target.closest(contactsLink);
  if (link && !navigator.onLine) event.stopPropagation();
}
