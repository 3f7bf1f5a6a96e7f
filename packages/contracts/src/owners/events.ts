import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';

/** Somebody wants to sign in by a link. */
export const ownerLinkRequested = eventContract(
  'AUTH',
  'owner-link-requested',
  z.object({
    /** The link's. */
    id: recordId,
    email: z.string(),
    /** The secret of the link, which counts once and for 15 minutes; auth keeps only its hash. */
    token: z.string(),
  }),
);

/** An owner has signed in. */
export const ownerSignedIn = eventContract(
  'AUTH',
  'owner-signed-in',
  z.object({ id: recordId, email: z.string() }),
);

/** An owner has deleted the account: whatever charges or belongs to it ends. */
export const ownerDeleted = eventContract(
  'AUTH',
  'owner-deleted',
  z.object({ id: recordId, email: z.string() }),
);
