import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { pageLanguage } from '../messaging/writer-language.js';
import { recordId } from '../records/record-id.js';
import { decisions, requestKinds } from './owner-requests.js';
import { passkeyChanges } from './passkeys.js';
import { managerChanges, personChanges } from './people.js';

/** Somebody wants to sign in by a link. */
export const ownerLinkRequested = eventContract(
  'AUTH',
  'owner-link-requested',
  z.object({
    /** The link's. */
    id: recordId,
    email: z.string(),
    /** The secret of the link, valid once and for 15 minutes; the auth service stores only its hash. */
    token: z.string(),
    /** The language of the mail; anyone may have asked for it, so it says nothing about the owner. */
    language: pageLanguage,
  }),
);

/** An owner has signed in. */
export const ownerSignedIn = eventContract(
  'AUTH',
  'owner-signed-in',
  z.object({
    id: recordId,
    email: z.string(),
    /** The language that the owner reads from now on. */
    language: pageLanguage,
  }),
);

/** An owner can sign in with another passkey, or with one less. */
export const ownerPasskeyChanged = eventContract(
  'AUTH',
  'owner-passkey-changed',
  z.object({
    /** The passkey's. */
    id: recordId,
    email: z.string(),
    change: z.enum(passkeyChanges),
  }),
);

/** An owner has deleted the account: other services end its subscriptions and whatever else belongs to it. */
export const ownerDeleted = eventContract(
  'AUTH',
  'owner-deleted',
  z.object({ id: recordId, email: z.string() }),
);

const request = z.object({
  /** The claim's, or the change's. */
  id: recordId,
  kind: z.enum(requestKinds),
  businessId: recordId,
  businessName: z.string(),
  /** The owner's address, which a mailed link has confirmed. */
  email: z.string(),
});

/** An owner claims a business, or wants a change that the staff check first. */
export const claimSubmitted = eventContract('CATALOG', 'claim-submitted', request);

/**
 * Somebody else claims a listing that has an owner, and the staff check it. The event does not identify the
 * claimant.
 */
export const listingClaimed = eventContract(
  'CATALOG',
  'listing-claimed',
  z.object({
    /** The claim's. */
    id: recordId,
    businessId: recordId,
    businessName: z.string(),
    /** The owner's address. */
    email: z.string(),
  }),
);

/** Somebody claims a business, and wants a code at the e-mail address that the business has on record. */
export const claimCodeRequested = eventContract(
  'CATALOG',
  'claim-code-requested',
  z.object({
    /** The code's. */
    id: recordId,
    businessName: z.string(),
    /** The address on record. */
    email: z.string(),
    /** The address of the claimant, with most of its name hidden. */
    claimant: z.string(),
    /** Six digits, valid for 15 minutes; the catalog service stores only their hash. */
    code: z.string(),
    language: pageLanguage,
  }),
);

/** The staff have decided on a claim or a change. */
export const claimDecided = eventContract(
  'CATALOG',
  'claim-decided',
  z.extend(request, {
    decision: z.enum(decisions),
    /** Written by the staff for the owner. */
    reason: z.nullable(z.string()),
  }),
);

/** Somebody manages a listing, owns it now, or no longer manages it. */
export const listingPersonChanged = eventContract(
  'CATALOG',
  'listing-person-changed',
  z.object({
    /** The change's. */
    id: recordId,
    businessId: recordId,
    businessName: z.string(),
    /** The address of the person concerned; not confirmed for an invited person. */
    email: z.string(),
    change: z.enum(personChanges),
    /** That of the person who made the change: a guess, if the language of the reader is not known. */
    language: pageLanguage,
  }),
);

/** The staff have made somebody a manager of a listing that has an owner, or have taken one away. */
export const listingManagerChanged = eventContract(
  'CATALOG',
  'listing-manager-changed',
  z.object({
    /** The change's. */
    id: recordId,
    businessId: recordId,
    businessName: z.string(),
    /** The owner's address. */
    email: z.string(),
    change: z.enum(managerChanges),
  }),
);

/**
 * A business that a subscription pays for was archived some minutes ago, and was not restored since. Once
 * each time that it is archived.
 */
export const listingArchived = eventContract(
  'CATALOG',
  'listing-archived',
  z.object({
    /** The business's. */
    id: recordId,
    businessName: z.string(),
    /** Stripe's ids of the subscriptions that pay for it. */
    subscriptionIds: z.array(z.string()),
  }),
);
