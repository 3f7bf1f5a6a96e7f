import * as z from 'zod/mini';
import { emailAddress } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';

/** The cookie that holds an owner's session. Its prefix ties it to this host and to HTTPS. */
export const ownerCookie = '__Host-owner';

/** The header that every write of an owner needs: a form on another site cannot send it. */
export const ownerRequestHeader = { name: 'X-Requested-With', value: 'town-guide' } as const;

/** The body of a request for a sign-in link by mail. */
export const ownerSignInSchema = z.object({ email: emailAddress });
ownerSignInSchema.register(z.globalRegistry, { id: 'OwnerSignIn' });
export type OwnerSignIn = z.output<typeof ownerSignInSchema>;

const missingToken = 'The link is incomplete';

/** The data that the mailed link sends back. */
export const ownerEnterSchema = z.object({
  token: z.string({ error: missingToken }).check(z.regex(/^[\w-]{20,200}$/, missingToken)),
  /** Sent after a click in another browser than the one that asked for the link. */
  confirmed: z.optional(z.boolean()),
});
ownerEnterSchema.register(z.globalRegistry, { id: 'OwnerEnter' });
export type OwnerEnter = z.output<typeof ownerEnterSchema>;

/** Who is signed in. */
export const ownerSessionSchema = z.object({
  email: z.string(),
  /** When the session ends in any case. */
  expiresAt: z.iso.datetime(),
});
ownerSessionSchema.register(z.globalRegistry, { id: 'OwnerSession' });
export type OwnerSession = z.infer<typeof ownerSessionSchema>;

/** One of the sessions of the caller. */
export const ownerDeviceSchema = z.object({
  id: recordId,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** Whether this is the session of the current request. */
  current: z.boolean(),
});
ownerDeviceSchema.register(z.globalRegistry, { id: 'OwnerDevice' });
export type OwnerDevice = z.infer<typeof ownerDeviceSchema>;

/** Whose session it is: what the auth service answers to the other services. */
export const ownerIdentitySchema = z.object({
  ownerId: recordId,
  /** The address that a mailed link has confirmed, in lower case. */
  email: z.string(),
});
export type OwnerIdentity = z.infer<typeof ownerIdentitySchema>;
