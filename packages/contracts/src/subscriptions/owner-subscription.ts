import * as z from 'zod/mini';
import { problemSchema } from '../api/problem.js';
import { plans } from '../plans/price-list.js';

const planId = z.enum([plans.monthly.id, plans.annual.id], {
  error: 'plan must be monthly or annual',
});

/** Stripe's id of a subscription, as a caller names it. */
export const subscriptionId = z
  .string()
  .check(z.regex(/^sub_\w{1,250}$/, 'This is not a subscription'));

/**
 * The states of a subscription: `active` renews; `payment-failed` is in its 14-day grace period; `ending`
 * runs to the end of the paid period and can be resumed; `ended` is no longer charged.
 */
export const subscriptionStates = ['active', 'payment-failed', 'ending', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** How a plan came to its payer: bought within the last two weeks or earlier, or taken over from another address. */
export const planOrigins = ['just-bought', 'bought', 'taken-over'] as const;
export type PlanOrigin = (typeof planOrigins)[number];

/** What an owner is shown of a card. */
export const ownerCardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  expiresMonth: z.int(),
  expiresYear: z.int(),
});

export const ownerSubscriptionSchema = z.object({
  /** Stripe's id of the subscription. */
  id: z.string(),
  /** The business that it pays for, as far as it is known; a release before this one says none. */
  businessName: z.optional(z.nullable(z.string())),
  plan: planId,
  state: z.enum(subscriptionStates),
  /** Whole cents for each period. */
  priceCents: z.int(),
  /** The end of the paid period: the next renewal, or the end of a cancelled subscription. */
  paidUntil: z.iso.datetime(),
  /** Until when a failed payment can still be paid; null in every other state. */
  graceUntil: z.nullable(z.iso.datetime()),
  /** When it ended; null while it has not. A release before this one does not say. An unpaid plan ends after its paid period. */
  endedAt: z.optional(z.nullable(z.iso.datetime())),
  /** Until when the owner can get a full refund; null if that time is over or there was none. */
  refundableUntil: z.nullable(z.iso.datetime()),
  /** Whole cents that a refund would give back now: what is left of all payments. */
  refundableCents: z.int(),
  /** Whole cents of credit: renewals use it up before the card is charged. It is never paid out. */
  creditCents: z.int(),
  /** An announced price, with the instant from which renewals have it. */
  comingPrice: z.nullable(z.object({ cents: z.int(), from: z.iso.datetime() })),
  card: z.nullable(ownerCardSchema),
  /** Whether the card is that of an address that had the plan before; a release before this one does not say. */
  cardOfFormerPayer: z.optional(z.boolean()),
  /** How it came to its payer; a release before this one does not say. */
  origin: z.optional(z.nullable(z.enum(planOrigins))),
});
ownerSubscriptionSchema.register(z.globalRegistry, { id: 'OwnerSubscription' });
export type OwnerSubscription = z.infer<typeof ownerSubscriptionSchema>;

/** The subscriptions of the caller, the current one first. */
export const ownerSubscriptionsSchema = z.object({
  subscription: z.nullable(ownerSubscriptionSchema),
  others: z.array(ownerSubscriptionSchema),
});
ownerSubscriptionsSchema.register(z.globalRegistry, { id: 'OwnerSubscriptions' });
export type OwnerSubscriptions = z.infer<typeof ownerSubscriptionsSchema>;

/**
 * A change to another plan; with `preview` nothing changes. A call with the displayed price is refused if
 * the price has changed since. A call with `quotedAt` pays the amounts that were calculated then, and is
 * refused when they are older than half an hour.
 */
export const planChangeSchema = z.object({
  plan: planId,
  preview: z.optional(z.boolean()),
  /** Whole cents for each period. */
  priceCents: z.optional(z.int()),
  /** Whole cents that were shown as due now. No other amount is charged. */
  dueNowCents: z.optional(z.int()),
  /** From the answer with the amounts that were shown. */
  quotedAt: z.optional(z.iso.datetime()),
});
planChangeSchema.register(z.globalRegistry, { id: 'PlanChange' });
export type PlanChange = z.output<typeof planChangeSchema>;

/** The cost of a change of plan. */
export const planChangeAmountsSchema = z.object({
  plan: planId,
  /** Whole cents, charged at once. Never negative: what remains of the old plan is credit. */
  dueNowCents: z.int(),
  /** Whole cents of each period after that. */
  priceCents: z.int(),
  /** Whole cents of the renewal after it. */
  nextPaymentCents: z.int(),
  nextPaymentAt: z.iso.datetime(),
  /** Whole cents that are left of the old plan after it; a release before this one says none. */
  creditCents: z.optional(z.int()),
  /** As of when the rest of the old plan was calculated; a release before this one says none. */
  quotedAt: z.optional(z.iso.datetime()),
});
planChangeAmountsSchema.register(z.globalRegistry, { id: 'PlanChangeAmounts' });
export type PlanChangeAmounts = z.infer<typeof planChangeAmountsSchema>;

/** A new card: without an id a SetupIntent is begun, with the id of a confirmed one it is used. */
export const newCardSchema = z.object({
  setupIntentId: z.optional(
    z.string().check(z.regex(/^seti_\w{1,250}$/, 'This is not the id of a card setup')),
  ),
});
newCardSchema.register(z.globalRegistry, { id: 'NewCard' });
export type NewCard = z.output<typeof newCardSchema>;

/** What the browser needs to confirm the new card, or what it has paid. */
export const newCardAnswerSchema = z.object({
  /** The secret with which the browser confirms the card; null once the card is in use. */
  clientSecret: z.nullable(z.string()),
  /** Whole cents that are charged as soon as the card is used; a release before this one says none. */
  dueNowCents: z.optional(z.int()),
  /** Whole cents that the card in use has paid at once; missing while it is not in use. */
  paidCents: z.optional(z.int()),
});
newCardAnswerSchema.register(z.globalRegistry, { id: 'NewCardAnswer' });
export type NewCardAnswer = z.infer<typeof newCardAnswerSchema>;

/** The 402 of a new card that is in use, but whose bank wants the charge of what is open confirmed. */
export const toConfirmSchema = z.object({
  /** Stripe's page of the invoice, where the owner confirms it. */
  confirmAt: z.url({ protocol: /^https?$/ }),
});

/** Each 402 of a new card: that one, and the others, which say only why the card could not pay. */
export const newCardProblemSchema = z.extend(problemSchema, z.partial(toConfirmSchema).shape);
newCardProblemSchema.register(z.globalRegistry, { id: 'NewCardProblem' });

/** One invoice of the caller. */
export const ownerInvoiceSchema = z.object({
  id: z.string(),
  /** The business whose plan it is for, as far as it is known; a release before this one says none. */
  businessName: z.optional(z.nullable(z.string())),
  number: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Whole cents. */
  totalCents: z.int(),
  refundedCents: z.int(),
  status: z.enum(['paid', 'open', 'failed', 'void']),
  /** Stripe's page of the invoice, where there is one. */
  pageUrl: z.nullable(z.string()),
  pdfUrl: z.nullable(z.string()),
});
ownerInvoiceSchema.register(z.globalRegistry, { id: 'OwnerInvoice' });
export type OwnerInvoice = z.infer<typeof ownerInvoiceSchema>;
