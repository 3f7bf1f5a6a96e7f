/**
 * The state of a subscription, computed from Stripe's object. Only this file knows the meaning of Stripe's
 * statuses. Stripe begins the next period before it is paid, so the paid time ends with the current period
 * only after its invoice is paid.
 */

import { pageLanguage } from '@town/contracts/messaging/writer-language';
import type { Language } from '@town/contracts/pages/languages';
import type { Plan } from '@town/contracts/plans/price-list';
import type { SubscriptionState } from '@town/contracts/subscriptions/owner-subscription';
import type Stripe from 'stripe';
import * as z from 'zod/mini';

const dayMs = 24 * 60 * 60 * 1_000;
/** The grace period after a failed renewal. */
export const graceDays = 14;

// Another release may know more languages.
const languageSchema = z.catch(pageLanguage, undefined);

export interface CardFacts {
  /** Stripe's; missing in rows of an older release. It stays the same when the bank replaces the card. */
  id?: string;
  brand: string;
  last4: string;
  expiresMonth: number;
  expiresYear: number;
}

/** The state at Stripe of a subscription with at least one payment. */
export interface SubscriptionFacts {
  id: string;
  /** Host name of the site that sold it; null when it was not sold by a site. */
  site: string | null;
  /** The language of the page where it was bought; undefined for older subscriptions. */
  language: Language | undefined;
  customerId: string;
  plan: Plan['id'];
  /** Cents for each period. In the week before a new price applies, this is the new price. */
  priceCents: number;
  /** Cents that the current period costs. */
  periodCents: number;
  /** Credit in cents, which renewals use before the card is charged. */
  creditCents: number;
  state: SubscriptionState;
  /** When the current period began, whether it is paid or not. */
  periodStart: Date;
  paidUntil: Date;
  graceUntil: Date | null;
  /** When it ended; null while it may still charge. */
  endedAt: Date | null;
  card: CardFacts | null;
  /** The id of the subscription item with the price. */
  itemId: string;
  /** The open or draft invoice; null when everything is paid. */
  unpaidInvoice: UnpaidInvoice | null;
}

interface UnpaidInvoice {
  id: string;
  /** Whole cents that are still to be paid, after credit. */
  dueCents: number;
  /** Whether it is a draft of a renewal, which Stripe charges an hour after the period has ended. */
  isDraft: boolean;
}

/** What `subscriptionFacts` needs of a subscription. */
export const expandedFacts = [
  'latest_invoice',
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
];

/** Converts a subscription with `expandedFacts`. Returns undefined while its first payment is missing. */
export function subscriptionFacts(
  subscription: Stripe.Subscription,
): SubscriptionFacts | undefined {
  const { status } = subscription;
  if (status === 'incomplete' || status === 'incomplete_expired') return undefined;
  const item = subscription.items.data[0];
  const invoice = subscription.latest_invoice;
  if (!item || typeof invoice === 'string') return undefined;
  const priceCents = item.price.unit_amount ?? 0;
  const state = stateOf(subscription);
  const end = isOwed(subscription, invoice) ? item.current_period_start : item.current_period_end;
  const endedAt = state === 'ended' ? (subscription.ended_at ?? end) : null;
  // Staff may have chosen a date before the end of the period.
  const chosenEnd = state === 'ending' ? subscription.cancel_at : null;
  const paidUntil = new Date(Math.min(end, endedAt ?? chosenEnd ?? end) * 1_000);
  return {
    id: subscription.id,
    site: subscription.metadata['site'] ?? null,
    language: languageSchema.parse(subscription.metadata['language']),
    customerId: idOf(subscription.customer),
    plan: item.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    priceCents,
    periodCents: (invoice && chargedLine(invoice)?.amount) ?? priceCents,
    creditCents: creditOf(subscription.customer),
    state,
    periodStart: new Date(item.current_period_start * 1_000),
    paidUntil,
    graceUntil:
      state === 'payment-failed' ? new Date(paidUntil.getTime() + graceDays * dayMs) : null,
    endedAt: endedAt === null ? null : new Date(endedAt * 1_000),
    card: cardOf(subscription.default_payment_method ?? defaultOf(subscription.customer)),
    itemId: item.id,
    unpaidInvoice: unpaid(invoice),
  };
}

/** Whether a renewal has not been charged yet, or was declined. */
export function isRenewalDue({ state, unpaidInvoice }: SubscriptionFacts): boolean {
  return state === 'payment-failed' || unpaidInvoice?.isDraft === true;
}

/** Whether the current period is unpaid. Staff may have made a period free. */
function isOwed({ status }: Stripe.Subscription, invoice: Stripe.Invoice | null): boolean {
  if (!invoice || invoice.status === 'paid') return false;
  return status !== 'active' || invoice.status === 'draft' || invoice.status === 'open';
}

function unpaid(invoice: Stripe.Invoice | null): UnpaidInvoice | null {
  const isDraft = invoice?.status === 'draft' && invoice.billing_reason === 'subscription_cycle';
  if (!invoice || !(isDraft || invoice.status === 'open')) return null;
  return { id: invoice.id, dueCents: invoice.amount_remaining, isDraft };
}

function stateOf({ status, ...subscription }: Stripe.Subscription): SubscriptionState {
  if (status === 'canceled') return 'ended';
  if (status === 'past_due' || status === 'unpaid' || status === 'paused') return 'payment-failed';
  return subscription.cancel_at_period_end || subscription.cancel_at ? 'ending' : 'active';
}

/** The line with the period that an invoice is for. Lines without a positive amount are credit. */
export function chargedLine({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  return lines.data.findLast(({ amount }) => amount > 0);
}

/** A negative balance is credit of the customer. */
function creditOf(customer: Stripe.Subscription['customer']): number {
  if (typeof customer === 'string' || customer.deleted) return 0;
  return Math.max(0, -customer.balance);
}

/** What Stripe charges for a plan without its own card: staff can set one for the customer in the dashboard. */
function defaultOf(
  customer: Stripe.Subscription['customer'],
): string | Stripe.PaymentMethod | null {
  if (typeof customer === 'string' || customer.deleted) return null;
  return customer.invoice_settings.default_payment_method;
}

function cardOf(method: string | Stripe.PaymentMethod | null): CardFacts | null {
  if (typeof method !== 'object' || !method?.card) return null;
  const { brand, last4, exp_month: expiresMonth, exp_year: expiresYear } = method.card;
  return { id: method.id, brand, last4, expiresMonth, expiresYear };
}

/** The id of an object that may or may not be expanded. */
export function idOf(value: string | { id: string }): string {
  return typeof value === 'string' ? value : value.id;
}
