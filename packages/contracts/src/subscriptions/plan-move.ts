import * as z from 'zod/mini';
import { emailAddress } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';
import { ownerCardSchema, ownerSubscriptionSchema, subscriptionId } from './owner-subscription.js';

/** The days in which the other address can accept a plan. */
export const moveDays = 7;

/** How many plans of one payer can wait for other addresses at the same time. */
export const mostMoves = 3;

/** How often one payer can offer plans within `moveDays`: each offer mails an address that the payer types. */
export const mostOffers = 10;

/**
 * The address that a plan is to be moved to.
 * @param own the address that has the plan now
 */
export const moveAddressSchema = (own: string) =>
  z.object({
    email: emailAddress.check(
      z.refine((email: string) => email.toLowerCase() !== own.toLowerCase(), {
        error: 'This plan has this address already',
      }),
    ),
  });
export type MoveAddress = z.output<ReturnType<typeof moveAddressSchema>>;

/** What a payer sends: the plan to move, and the address that is to accept it. */
export const planMoveRequestSchema = z.object({
  subscription: subscriptionId,
  email: emailAddress,
});
planMoveRequestSchema.register(z.globalRegistry, { id: 'PlanMoveRequest' });
export type PlanMoveRequest = z.output<typeof planMoveRequestSchema>;

/** A plan that waits for another address, as its payer sees it. */
export const sentMoveSchema = z.object({
  id: recordId,
  /** Stripe's id of the subscription. */
  subscription: z.string(),
  /** The address that can accept it. */
  email: z.string(),
  /** Until when it can be accepted. */
  until: z.iso.datetime(),
});
export type SentMove = z.infer<typeof sentMoveSchema>;

/** A plan that waits for the caller, who can accept or decline it. */
export const receivedMoveSchema = z.object({
  id: recordId,
  /** The address of the payer. */
  from: z.string(),
  until: z.iso.datetime(),
  /**
   * The plan. It names the business only as the directory does, and offers no refund, because it is still somebody
   * else's.
   */
  subscription: ownerSubscriptionSchema,
  /** Whether the plan's card is the caller's, who had the plan before; a release before this one does not say. */
  isOwnCard: z.optional(z.boolean()),
});
export type ReceivedMove = z.infer<typeof receivedMoveSchema>;

/** A plan that has moved to another address and is still charged to the caller's card. */
export const movedAwayPlanSchema = z.extend(
  z.pick(ownerSubscriptionSchema, {
    id: true,
    businessName: true,
    plan: true,
    state: true,
    priceCents: true,
    paidUntil: true,
  }),
  { card: ownerCardSchema },
);
export type MovedAwayPlan = z.infer<typeof movedAwayPlanSchema>;

/** The plans that wait for other addresses, and those that wait for the caller. */
export const planMovesSchema = z.object({
  sent: z.array(sentMoveSchema),
  received: z.array(receivedMoveSchema),
  /** Those that moved away and are still charged to the caller's card; a release before this one says none. */
  movedAway: z.optional(z.array(movedAwayPlanSchema)),
});
planMovesSchema.register(z.globalRegistry, { id: 'PlanMoves' });
export type PlanMoves = z.infer<typeof planMovesSchema>;

/**
 * What the caller was shown before accepting a plan. Another plan, price or state is refused: whether it renews,
 * and at which price, decides what the caller will pay.
 */
export const acceptedMoveSchema = z.object({
  plan: ownerSubscriptionSchema.shape.plan,
  /** Whole cents for each period. */
  priceCents: z.int(),
  state: ownerSubscriptionSchema.shape.state,
  /** Whole cents of an announced price; null without one. */
  comingPriceCents: z.nullable(z.int()),
});
acceptedMoveSchema.register(z.globalRegistry, { id: 'AcceptedPlanMove' });
export type AcceptedMove = z.output<typeof acceptedMoveSchema>;
