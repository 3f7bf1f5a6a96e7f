import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';
import { staffRoleSchema } from './roles.js';

/** A member of the staff has signed in. */
export const staffSignedIn = eventContract(
  'AUTH',
  'staff-signed-in',
  z.object({
    /** The account's. */
    id: recordId,
    email: z.string(),
  }),
);

/** The account that an event is about, with its e-mail address. */
const account = { id: recordId, email: z.string() };

/** The secret of a link, valid once and for a limited time; the auth service stores only its hash. */
const token = z.string();

/** Somebody may join the staff by a link. */
export const staffInvited = eventContract(
  'AUTH',
  'staff-invited',
  z.object({ ...account, role: staffRoleSchema, token }),
);

/** Somebody may set a new password by a link. */
export const passwordResetRequested = eventContract(
  'AUTH',
  'password-reset-requested',
  z.object({ ...account, token }),
);

/** An administrator has changed the role of an account. */
export const roleChanged = eventContract(
  'AUTH',
  'role-changed',
  z.object({ ...account, previousRole: staffRoleSchema, role: staffRoleSchema }),
);
