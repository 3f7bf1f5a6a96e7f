import * as z from 'zod/mini';
import { eventContract } from './cloud-event.js';
import { recordId } from './record-id.js';

/**
 * What is held about an e-mail address is to be erased, by every service. The address itself
 * is not told: only the SHA-256 of it in lower case, in hexadecimal digits.
 */
export const erasureRequested = eventContract(
  'AUTH',
  'erasure-requested',
  z.object({ id: recordId, emailHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
);
