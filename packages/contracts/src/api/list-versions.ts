import * as z from 'zod/mini';

/** Header of a public answer: the list that it was read from, and the version that the list had. */
export const listVersionHeader = 'x-list-version';

/**
 * Where the site's server asks for the versions of all lists of a service, in the words of the header.
 * The gateway does not route it.
 */
export const listVersionsPath = '/internal/list-versions';

export const listVersionsSchema = z.array(z.string());
