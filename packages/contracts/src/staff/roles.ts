import * as z from 'zod/mini';

/** The roles of staff, in ascending order: each role includes the rights of the previous ones. */
export const staffRoles = ['reader', 'editor', 'administrator'] as const;
export const staffRoleSchema = z.enum(staffRoles, {
  error: 'role must be reader, editor or administrator',
});
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** Whether a role includes what another role may do. */
export function includesRole(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}

/** Whose session it is: what the auth service answers to the other services. */
export const sessionOwnerSchema = z.object({
  email: z.string(),
  role: staffRoleSchema,
  /** Whether they must add a second factor before they may do anything else. */
  mustEnroll: z._default(z.boolean(), false),
});
export type SessionOwner = z.infer<typeof sessionOwnerSchema>;
