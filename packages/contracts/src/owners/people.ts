import * as z from 'zod/mini';
import { emailAddress } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';

/**
 * A person's role at a business. Only the owner can invite and remove people and hand the business over.
 */
export const memberRoles = ['owner', 'manager'] as const;

/** The maximum number of people who can manage one listing. */
export const peoplePerListing = 10;

/** Somebody who manages a listing, as the others see them. */
export const listingPersonSchema = z.object({
  id: recordId,
  email: z.string(),
  role: z.enum(memberRoles),
  /** Whether it is the caller. */
  isYou: z.boolean(),
  /** False until the invited person has signed in. */
  hasSignedIn: z.boolean(),
});
listingPersonSchema.register(z.globalRegistry, { id: 'ListingPerson' });
export type ListingPerson = z.infer<typeof listingPersonSchema>;

/** Whom an owner invites. */
export const listingInvitationSchema = z.object({ email: emailAddress });
listingInvitationSchema.register(z.globalRegistry, { id: 'ListingInvitation' });
export type ListingInvitation = z.output<typeof listingInvitationSchema>;

/** The ways in which a person's role at a business changes. */
export const personChanges = ['invited', 'made-owner', 'removed'] as const;

/** What the staff can change about who manages a business beside its owner. */
export const managerChanges = ['added', 'removed'] as const;
export type ManagerChange = (typeof managerChanges)[number];
