/**
 * Shared by the site's server and its service worker: the addresses of pages that can be read without a
 * connection, and the files of one release of the site.
 * @module
 */

import { inLanguage, languages } from './languages.js';

/** Addresses around the service worker. Those of the pages are the English ones. */
export const offlinePaths = {
  worker: '/service-worker.js',
  /** The page that stands in for any other while there is no connection. */
  notice: '/offline',
  /** Civic Contacts as cached on a device. */
  contacts: '/offline/civic-contacts',
} as const;

/**
 * The pages that a device caches, each in every language: Civic Contacts, and the page that links to them.
 */
export const keptPaths: readonly string[] = languages.flatMap((language) =>
  [offlinePaths.contacts, offlinePaths.notice].map((path) => inLanguage(language, path)),
);

/** The header that names the release of a page to be cached. */
export const releaseHeader = 'x-release';

/** The variable of the worker's script that holds its release. */
export const releaseVariable = 'townRelease';

/** One release of the site, as its service worker knows it. */
export interface OfflineRelease {
  /** Differs whenever the worker or a file of the site's pages does. */
  id: string;
  /** Addresses of the files that the cached pages need. A file with a hash in its name never changes. */
  hashedFiles: readonly string[];
  otherFiles: readonly string[];
}
