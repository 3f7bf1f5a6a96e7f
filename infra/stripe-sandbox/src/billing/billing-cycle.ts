/**
 * Advances subscriptions as time passes: renewals, retries of failed ones, ends, and unpaid first invoices
 * that expire. As at Stripe, a renewal's invoice is a draft for an hour: the period has begun, and nothing
 * is charged yet.
 */

import { timeFor } from '../clock.js';
import { StripeError } from '../http/stripe-error.js';
import type { Sandbox } from '../sandbox.js';
import { periodEnd, secondsPerDay } from '../time.js';
import { itemOf, periodLine } from './billing-amounts.js';
import type { Invoice, Subscription } from './billing-objects.js';
import {
  beginInvoice,
  collect,
  finalizeInvoice,
  mustConfirmInvoice,
  voidInvoice,
} from './invoicing.js';
import { endSubscription } from './subscriptions.js';

const secondsUntilExpired = 23 * 60 * 60;
const draftSeconds = 60 * 60;
/** Days after the first attempt on which a failed renewal is retried. */
const retryDays = [3, 5, 7];

/** The time of a subscription's next action. */
export function nextDue(subscription: Subscription, sandbox: Sandbox): number {
  if (subscription.status === 'incomplete') return subscription.created + secondsUntilExpired;
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return Infinity;
  const invoice = sandbox.store.get('invoice', subscription.latest_invoice);
  const due = (invoice && chargeDue(invoice)) ?? Infinity;
  const end = subscription.cancel_at ?? Infinity;
  return Math.min(itemOf(subscription).current_period_end, end, due);
}

/** The time of an invoice's next charge; null if there is none. */
function chargeDue({ status, ...invoice }: Invoice): number | null {
  if (status === 'draft' && invoice.auto_advance) return invoice.created + draftSeconds;
  return status === 'open' ? invoice.next_payment_attempt : null;
}

/** Performs a subscription's next action, which is due. */
export function doNext(subscription: Subscription, sandbox: Sandbox): void {
  const at = timeFor(subscription.customer, sandbox);
  const invoice = sandbox.store.get('invoice', subscription.latest_invoice);
  if (subscription.status === 'incomplete') expire(subscription, at, sandbox);
  else if (subscription.cancel_at !== null && subscription.cancel_at <= at) {
    endSubscription(subscription, sandbox);
  } else if (itemOf(subscription).current_period_end <= at) {
    if (subscription.cancel_at_period_end) endSubscription(subscription, sandbox);
    else renew(subscription, sandbox);
  } else if (invoice) charge(subscription, invoice, at, sandbox);
}

/** Performs all actions that are due by the machine's clock; test clocks are advanced separately. */
export function runDueBilling(sandbox: Sandbox): void {
  for (const { id, test_clock: clock } of sandbox.store.all('subscription')) {
    if (clock) continue;
    // A server that was off for months renews every missed period.
    for (;;) {
      const subscription = sandbox.find('subscription', id);
      if (nextDue(subscription, sandbox) > timeFor(subscription.customer, sandbox)) break;
      doNext(subscription, sandbox);
    }
  }
  sandbox.store.commit();
}

function renew(subscription: Subscription, sandbox: Sandbox): void {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const { interval } = item.price.recurring;
  const end = periodEnd(start, subscription.billing_cycle_anchor, interval);
  const customer = sandbox.find('customer', subscription.customer);
  const lines = [periodLine(item.price, start, end)];
  const bill = { subscription, customer, reason: 'subscription_cycle' as const, lines, at: start };
  const invoice = beginInvoice(bill, sandbox);
  const period = { current_period_start: start, current_period_end: end };
  sandbox.emit('customer.subscription.updated', {
    ...subscription,
    items: { ...subscription.items, data: [{ ...item, ...period }] },
    latest_invoice: invoice.id,
  });
}

/** @param at in seconds, by the clock of the customer */
function charge(subscription: Subscription, invoice: Invoice, at: number, sandbox: Sandbox): void {
  const isDraft = invoice.status === 'draft';
  const final = isDraft ? finalizeInvoice(invoice, subscription, at, sandbox) : invoice;
  if (final.status === 'open') attempt(subscription, final, at, sandbox);
}

/**
 * Tries to collect the invoice of a renewal.
 * @param at in seconds, by the clock of the customer
 */
function attempt(subscription: Subscription, invoice: Invoice, at: number, sandbox: Sandbox): void {
  try {
    collect(invoice, subscription.default_payment_method, sandbox);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const days = retryDays.find((day) => invoice.created + day * secondsPerDay > at);
    const failed = sandbox.emit('invoice.payment_failed', {
      ...invoice,
      attempt_count: invoice.attempt_count + 1,
      attempted: true,
      next_payment_attempt: days === undefined ? null : invoice.created + days * secondsPerDay,
    });
    if (error.body.code === mustConfirmInvoice) {
      sandbox.emit('invoice.payment_action_required', failed);
    }
    if (subscription.status === 'past_due') return;
    sandbox.emit('customer.subscription.updated', { ...subscription, status: 'past_due' });
  }
}

function expire(subscription: Subscription, at: number, sandbox: Sandbox): void {
  const invoice = sandbox.find('invoice', subscription.latest_invoice);
  if (invoice.status === 'open') voidInvoice(invoice, at, sandbox);
  sandbox.emit('customer.subscription.updated', {
    ...subscription,
    status: 'incomplete_expired',
    ended_at: at,
  });
}
