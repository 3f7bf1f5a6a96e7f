import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { staffRoleSchema, staffRoles } from './roles.js';

/** Who is signed in, and what they may do. */
export const currentSessionSchema = z.object({
  email: z.string(),
  role: staffRoleSchema,
  /** The role and those that it includes. */
  may: z.array(z.enum(staffRoles)),
  /** Whether they must add a second factor before they may do anything else. */
  mustEnroll: z.boolean(),
  /** The session ends after this number of minutes without a request. */
  idleMinutes: z.number(),
  /** When it ends in any case. */
  expiresAt: z.iso.datetime(),
});
currentSessionSchema.register(z.globalRegistry, { id: 'CurrentSession' });
export type CurrentSession = z.infer<typeof currentSessionSchema>;

/** One of the sessions of the caller. */
export const staffSessionSchema = z.object({
  id: recordId,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** Whether this is the session of the current request. */
  current: z.boolean(),
});
staffSessionSchema.register(z.globalRegistry, { id: 'StaffSession' });
export type StaffSession = z.infer<typeof staffSessionSchema>;
