/**
 * What happens to subscriptions as time goes on: renewals, retries of failed ones, ends, and unpaid
 * first invoices that expire. Stripe leaves a renewal's invoice open for an hour; the sandbox charges
 * it at once.
 */
import type { ApiRequest } from './api-request.js';
import { itemOf, periodLine } from './billing-amounts.js';
import type { Invoice, Subscription } from './billing-objects.js';
import { periodEnd, secondsPerDay, timeFor } from './clock.js';
import { findCustomer } from './customers.js';
import { collect, makeInvoice, voidInvoice } from './invoicing.js';
import type { Sandbox } from './sandbox.js';
import { StripeError } from './stripe-error.js';
import { endSubscription } from './subscriptions.js';

const secondsUntilExpired = 23 * 60 * 60;
/** Days after the first attempt on which a failed renewal is tried again. */
const retryDays = [3, 5, 7];

/** When something is to happen to a subscription next. */
export function nextDue(subscription: Subscription, sandbox: Sandbox): number {
  if (subscription.status === 'incomplete') return subscription.created + secondsUntilExpired;
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return Infinity;
  const invoice = sandbox.store.get('invoice', subscription.latest_invoice);
  const retry = invoice?.status === 'open' ? invoice.next_payment_attempt : null;
  return Math.min(itemOf(subscription).current_period_end, retry ?? Infinity);
}

/** Does what is due; time has come to it. */
export function doNext(
  subscription: Subscription,
  sandbox: Sandbox,
  request: ApiRequest | undefined,
): void {
  const at = timeFor(subscription.customer, sandbox);
  const invoice = sandbox.store.get('invoice', subscription.latest_invoice);
  if (subscription.status === 'incomplete') expire(subscription, at, sandbox, request);
  else if (itemOf(subscription).current_period_end <= at) {
    if (subscription.cancel_at_period_end) endSubscription(subscription, sandbox, request);
    else renew(subscription, sandbox, request);
  } else if (invoice) attempt({ subscription, invoice, at }, sandbox, request);
}

/** Does everything that the machine's time has come to; test clocks have their own. */
export function runDueBilling(sandbox: Sandbox): void {
  for (const { id, test_clock: clock } of sandbox.store.all('subscription')) {
    if (clock) continue;
    // A server that was off for months renews each period.
    for (;;) {
      const subscription = sandbox.store.get('subscription', id)!;
      if (nextDue(subscription, sandbox) > timeFor(subscription.customer, sandbox)) break;
      doNext(subscription, sandbox, undefined);
    }
  }
  sandbox.store.commit();
}

function renew(
  subscription: Subscription,
  sandbox: Sandbox,
  request: ApiRequest | undefined,
): void {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const { interval } = item.price.recurring;
  const end = periodEnd(start, subscription.billing_cycle_anchor, interval);
  const customer = findCustomer(subscription.customer, sandbox);
  const invoice = makeInvoice(
    {
      subscription,
      customer,
      reason: 'subscription_cycle',
      lines: [periodLine(item.price, start, end)],
      at: start,
    },
    sandbox,
    request,
  );
  const period = { current_period_start: start, current_period_end: end };
  const renewed = sandbox.save(
    {
      ...subscription,
      items: { ...subscription.items, data: [{ ...item, ...period }] },
      latest_invoice: invoice.id,
    },
    request,
    'customer.subscription.updated',
  );
  if (invoice.status === 'open') {
    attempt({ subscription: renewed, invoice, at: start }, sandbox, request);
  }
}

/** A try to collect the invoice of a renewal. */
interface Attempt {
  subscription: Subscription;
  invoice: Invoice;
  /** In seconds, by the clock of the customer. */
  at: number;
}

function attempt(made: Attempt, sandbox: Sandbox, request: ApiRequest | undefined): void {
  try {
    collect(made.invoice, made.subscription.default_payment_method, sandbox, request);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    noteFailure(made, sandbox, request);
  }
}

function noteFailure(
  { subscription, invoice, at }: Attempt,
  sandbox: Sandbox,
  request: ApiRequest | undefined,
): void {
  const days = retryDays.find((day) => invoice.created + day * secondsPerDay > at);
  sandbox.save(
    {
      ...invoice,
      attempt_count: invoice.attempt_count + 1,
      attempted: true,
      next_payment_attempt: days === undefined ? null : invoice.created + days * secondsPerDay,
    },
    request,
    'invoice.payment_failed',
  );
  if (subscription.status === 'past_due') return;
  sandbox.save({ ...subscription, status: 'past_due' }, request, 'customer.subscription.updated');
}

function expire(
  subscription: Subscription,
  at: number,
  sandbox: Sandbox,
  request: ApiRequest | undefined,
): void {
  const invoice = sandbox.store.get('invoice', subscription.latest_invoice);
  if (invoice?.status === 'open') voidInvoice(invoice, at, sandbox, request);
  sandbox.save(
    { ...subscription, status: 'incomplete_expired', ended_at: at },
    request,
    'customer.subscription.updated',
  );
}
