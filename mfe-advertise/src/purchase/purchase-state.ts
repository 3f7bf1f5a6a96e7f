import type { Plan } from '@town/contracts/plans/price-list';

/**
 * The purchase of a plan, from its set-up to the application that follows the payment. The reducer
 * is pure: it says which state follows an event, and nothing else. `use-purchase.ts` calls the server
 * and the payment provider, and `purchase-store.ts` holds the one copy of the state. An event that
 * does not fit the current state is ignored, because callbacks of a running payment can arrive late.
 */

/** Who pays. */
export interface Customer {
  customerEmail: string;
  /** The business's name. */
  customerName: string;
}

interface Bought extends Customer {
  plan: Plan['id'];
  /** The price that the buyer was shown, in US dollars. */
  amount: number;
  /** The idempotency key: a repeated call with it has no further effect. */
  key: string;
  /** When the purchase began, in milliseconds since 1970. The browser stores the purchase for a day. */
  startedAt: number;
  /** The application as it will be posted; null if a plan is bought without one. */
  application: object | null;
}

/** A payment that is set up. */
export interface Order extends Bought {
  /** Identifies the payment to the payment provider. */
  clientSecret: string;
}

/** A payment that has succeeded. */
export interface PaidOrder extends Bought {
  paymentIntentId: string;
}

export type PurchaseState =
  | { stage: 'idle' }
  /** The payment dialog is open. `sentOff`: the payment was sent, and its outcome is unknown. */
  | { stage: 'paying'; order: Order; sentOff: boolean }
  | { stage: 'confirming'; order: Order }
  /** The provider is asked for the outcome of a payment. `unchecked`: that request failed. */
  | { stage: 'checking'; order: Order }
  | { stage: 'unchecked'; order: Order }
  /** Paid, and the application is being sent; `unsent`: sending failed. */
  | { stage: 'sending'; paid: PaidOrder }
  | { stage: 'unsent'; paid: PaidOrder }
  /** Everything has arrived: shown for a few seconds, then the thank-you card follows. */
  | { stage: 'secured'; plan: Plan['id']; amount: number }
  | { stage: 'done' }
  /** A plan was bought without an application. */
  | { stage: 'bought'; plan: Plan['id']; amount: number };

export type PurchaseEvent =
  | { type: 'restored'; kept: Order | PaidOrder }
  | { type: 'set-up'; order: Order }
  | { type: 'cancelled' }
  | { type: 'sent-off'; customer: Customer }
  | { type: 'refused' }
  | { type: 'outcome-unknown' }
  | { type: 'paid'; paymentIntentId: string }
  | { type: 'not-paid' }
  | { type: 'check-failed' }
  | { type: 'check-again' }
  | { type: 'application-sent' }
  | { type: 'application-failed' }
  | { type: 'send-again' }
  | { type: 'finished' };

/** The state that follows an event. */
export function reducePurchase(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  switch (event.type) {
    case 'restored':
      return state.stage === 'idle' ? restored(event.kept) : state;
    case 'set-up':
      return { stage: 'paying', order: event.order, sentOff: false };
    case 'finished':
      return finished(state);
  }
  switch (state.stage) {
    case 'paying':
      return whilePaying(state, event);
    case 'confirming':
      return whileConfirming(state.order, event);
    case 'checking':
    case 'unchecked':
      return whileChecking(state, event);
    case 'sending':
    case 'unsent':
      return whileSending(state, event);
    default:
      return state;
  }
}

function finished(state: PurchaseState): PurchaseState {
  if (state.stage === 'bought') return { stage: 'idle' };
  return state.stage === 'secured' ? { stage: 'done' } : state;
}

function restored(kept: Order | PaidOrder): PurchaseState {
  if ('clientSecret' in kept) return { stage: 'checking', order: kept };
  return { stage: 'sending', paid: kept };
}

function whilePaying(
  state: Extract<PurchaseState, { stage: 'paying' }>,
  event: PurchaseEvent,
): PurchaseState {
  const { order, sentOff } = state;
  if (event.type === 'sent-off') {
    return { stage: 'confirming', order: { ...order, ...event.customer } };
  }
  if (event.type !== 'cancelled') return state;
  return sentOff ? { stage: 'checking', order } : { stage: 'idle' };
}

function whileConfirming(order: Order, event: PurchaseEvent): PurchaseState {
  switch (event.type) {
    case 'refused':
      return { stage: 'paying', order, sentOff: false };
    case 'outcome-unknown':
      return { stage: 'paying', order, sentOff: true };
    case 'paid':
      return settled(order, event.paymentIntentId);
    default:
      return { stage: 'confirming', order };
  }
}

function whileChecking(
  state: Extract<PurchaseState, { stage: 'checking' | 'unchecked' }>,
  event: PurchaseEvent,
): PurchaseState {
  const { order } = state;
  switch (event.type) {
    case 'paid':
      return settled(order, event.paymentIntentId);
    case 'not-paid':
      return { stage: 'idle' };
    case 'check-failed':
      return { stage: 'unchecked', order };
    case 'check-again':
      return { stage: 'checking', order };
    default:
      return state;
  }
}

function whileSending(
  state: Extract<PurchaseState, { stage: 'sending' | 'unsent' }>,
  event: PurchaseEvent,
): PurchaseState {
  const { paid } = state;
  switch (event.type) {
    case 'application-sent':
      return { stage: 'secured', plan: paid.plan, amount: paid.amount };
    case 'application-failed':
      return { stage: 'unsent', paid };
    case 'send-again':
      return { stage: 'sending', paid };
    default:
      return state;
  }
}

/** A plan that is bought without an application needs no further step here: staff contact the payer. */
function settled(order: Order, paymentIntentId: string): PurchaseState {
  if (!order.application) return { stage: 'bought', plan: order.plan, amount: order.amount };
  const { clientSecret: _noLongerNeeded, ...bought } = order;
  return { stage: 'sending', paid: { ...bought, paymentIntentId } };
}
