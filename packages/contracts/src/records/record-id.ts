import * as z from 'zod/mini';

/** The identity of a stored record: a UUID. */
export const recordId = z.uuid();
