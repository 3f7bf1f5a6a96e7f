import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { pageLanguage } from '../messaging/writer-language.js';
import { recordId } from '../records/record-id.js';
import { cardOf, chargedCardOf } from './card-of.js';
import { subscriptionStates } from './owner-subscription.js';

/** The data of every subscription event. */
const facts = z.object({
  /** Stripe's id of the subscription. */
  id: z.string(),
  plan: z.enum(['monthly', 'annual']),
  /** The owner's e-mail address. */
  email: z.nullable(z.string()),
  /** The application that it pays for, once there is one. */
  applicationId: z.nullable(recordId),
  /** The name in the directory of the business that it pays for, as far as it is known. */
  businessName: z.optional(z.nullable(z.string())),
  /** Whole cents for each period. */
  priceCents: z.int(),
  paidUntil: z.iso.datetime(),
  /** Whose card its renewals are charged to; a release before this one does not say. */
  cardOf: z.optional(cardOf),
});

/** A subscription has been paid for the first time. */
export const subscriptionStarted = eventContract(
  'ADVERTISING',
  'subscription-started',
  z.extend(facts, {
    /** That of the purchase. */
    language: pageLanguage,
  }),
);

/** A further period has been paid. */
export const subscriptionRenewed = eventContract('ADVERTISING', 'subscription-renewed', facts);

/** A renewal could not be charged; sent at once, and again after 3 and 7 days. */
export const subscriptionPaymentFailed = eventContract(
  'ADVERTISING',
  'subscription-payment-failed',
  z.extend(facts, { reminder: z.int(), graceUntil: z.iso.datetime() }),
);

/** The owner has cancelled the renewal, or, with `resumed`, has resumed it. */
export const subscriptionCancelled = eventContract(
  'ADVERTISING',
  'subscription-cancelled',
  z.extend(facts, {
    resumed: z.boolean(),
    /** Credit, in whole cents: it is lost at the end. A release before this one does not say. */
    creditCents: z.optional(z.int()),
  }),
);

/** The plan of a subscription that renews was changed. The other fields are those of the new plan. */
export const subscriptionPlanChanged = eventContract(
  'ADVERTISING',
  'subscription-plan-changed',
  z.extend(facts, {
    previousPlan: z.enum(['monthly', 'annual']),
    /** Credit that is left of the previous plan, in whole cents; renewals use it up. */
    creditCents: z.int(),
  }),
);

/** The card of a subscription expires before its next renewal; once for each renewal, two weeks ahead. */
export const subscriptionCardExpiring = eventContract(
  'ADVERTISING',
  'subscription-card-expiring',
  z.extend(facts, {
    /** Whose card expires; a release before `cardOf` does not say. Never `nobody`: there is a card. */
    cardOf: z.optional(chargedCardOf),
    /** The last digits of the card. */
    last4: z.string(),
    /** The last month in which it is valid. */
    expiresMonth: z.int(),
    expiresYear: z.int(),
  }),
);

/** The renewals of a subscription will have another price; once for each change, 30 days ahead. */
export const subscriptionPriceAnnounced = eventContract(
  'ADVERTISING',
  'subscription-price-announced',
  z.extend(facts, {
    /** Whole cents for each period. */
    newPriceCents: z.int(),
    /** The new price applies to renewals from this instant on. */
    startsAt: z.iso.datetime(),
  }),
);

/** An announced price is withdrawn: renewals keep their earlier price. */
export const subscriptionPriceWithdrawn = eventContract(
  'ADVERTISING',
  'subscription-price-withdrawn',
  z.extend(facts, {
    /** The withdrawn price, in whole cents for each period. */
    withdrawnPriceCents: z.int(),
  }),
);

/** The business that a subscription pays for was archived; the subscription goes on. */
export const subscriptionListingArchived = eventContract(
  'ADVERTISING',
  'subscription-listing-archived',
  z.extend(facts, {
    /** The name in the directory. */
    businessName: z.string(),
    /** Credit that renewals use up before a card, in whole cents; a release before this one does not say. */
    creditCents: z.optional(z.int()),
  }),
);

/** A subscription has ended: its listing returns to the Basic plan. */
export const subscriptionEnded = eventContract(
  'ADVERTISING',
  'subscription-ended',
  z.extend(facts, {
    /** When it ended, which can be after the paid time; a release before this one does not say. */
    endedAt: z.optional(z.iso.datetime()),
  }),
);

/**
 * The payer of a subscription wants to move it to another address, which has to accept it. The event does not
 * say whose subscription it is: anyone can have typed the address.
 */
export const subscriptionMoveOffered = eventContract(
  'ADVERTISING',
  'subscription-move-offered',
  z.object({
    /** The move's. */
    id: recordId,
    /** The address that can accept it; not confirmed. */
    email: z.string(),
    /** That of the payer's page: a guess, if the language of the reader is not known. */
    language: pageLanguage,
  }),
);

/** The address that a subscription was offered to has declined it; `email` is the payer, who keeps it. */
export const subscriptionMoveDeclined = eventContract(
  'ADVERTISING',
  'subscription-move-declined',
  facts,
);

const movedFacts = z.extend(facts, {
  /** Whether it renews; a release before this one does not say. */
  state: z.optional(z.enum(subscriptionStates)),
});

/**
 * Another address has accepted a subscription, and `email` is that address. No event names both addresses: each
 * is the personal data of somebody else.
 */
export const subscriptionMoved = eventContract('ADVERTISING', 'subscription-moved', movedFacts);

/** The same for the previous address, which is `email`. */
export const subscriptionMovedAway = eventContract(
  'ADVERTISING',
  'subscription-moved-away',
  movedFacts,
);
