import * as z from 'zod/mini';
import { emailAddress } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';
import { staffRoleSchema } from './roles.js';

/** Invited: has no password yet. Disabled: cannot sign in until somebody invites them again. */
const states = ['invited', 'active', 'disabled'] as const;

/** An account, as administrators see it. */
export const staffAccountSchema = z.object({
  id: recordId,
  email: z.string(),
  role: staffRoleSchema,
  state: z.enum(states),
  /** Whether the sign-in asks for more than the password. */
  secondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
});
staffAccountSchema.register(z.globalRegistry, { id: 'StaffAccount' });
export type StaffAccount = z.infer<typeof staffAccountSchema>;
export type StaffAccountState = StaffAccount['state'];

/** A person to whom an inbox item can be assigned. */
export const assigneeSchema = z.object({ email: z.string() });
assigneeSchema.register(z.globalRegistry, { id: 'Assignee' });
export type Assignee = z.infer<typeof assigneeSchema>;

/** The person whom an administrator invites. */
export const invitationSchema = z.object({ email: emailAddress, role: staffRoleSchema });
invitationSchema.register(z.globalRegistry, { id: 'Invitation' });
export type Invitation = z.output<typeof invitationSchema>;

export const roleChangeSchema = z.object({ role: staffRoleSchema });
roleChangeSchema.register(z.globalRegistry, { id: 'RoleChange' });
export type RoleChange = z.output<typeof roleChangeSchema>;
