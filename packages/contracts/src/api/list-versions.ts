import * as z from 'zod/mini';

/** Header of a public response: the name and the version of the list that it was read from. */
export const listVersionHeader = 'x-list-version';

/**
 * The path at which the site's server reads the versions of all lists of a service, in the header's
 * format. The gateway does not route it.
 */
export const listVersionsPath = '/internal/list-versions';

export const listVersionsSchema = z.array(z.string());
