import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';

/**
 * Every service must erase what it stores about an e-mail address. The address itself
 * is not told: only the SHA-256 of it in lower case, in hexadecimal digits.
 */
export const erasureRequested = eventContract(
  'AUTH',
  'erasure-requested',
  z.object({ id: recordId, emailHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
);
