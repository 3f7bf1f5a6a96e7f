/** The API calls for subscriptions: one item each, charged automatically. */

import * as z from 'zod/mini';
import { timeFor } from '../clock.js';
import type { ApiRequest } from '../http/api-request.js';
import { flag, integer, mergeMetadata, metadata, readParams, text } from '../http/params.js';
import { invalidRequest, noSuch, StripeError } from '../http/stripe-error.js';
import { findPaymentMethod } from '../payments/payment-methods.js';
import type { Sandbox } from '../sandbox.js';
import { periodEnd } from '../time.js';
import { itemOf, periodLine } from './billing-amounts.js';
import { newSubscription, planOf, type Subscription } from './billing-objects.js';
import { collect, makeInvoice, mustConfirmInvoice, voidInvoice } from './invoicing.js';
import { priceChange, prorationBehavior } from './price-change.js';
import { sellablePrice } from './prices.js';

const paymentSettings = z.strictObject({
  payment_method_types: z.optional(z.array(z.literal('card'))),
  save_default_payment_method: z.optional(z.enum(['on_subscription', 'off'])),
});

const createParams = z.strictObject({
  customer: text,
  items: z
    .array(z.strictObject({ price: text }))
    .check(z.length(1, { error: 'The sandbox makes subscriptions with one item.' })),
  payment_behavior: z.literal('default_incomplete', {
    error: 'The sandbox knows only payment_behavior: default_incomplete here.',
  }),
  payment_settings: z.optional(paymentSettings),
  description: z.optional(text),
  metadata: z.optional(metadata),
});

const updateParams = z.strictObject({
  items: z.optional(z.array(z.strictObject({ id: text, price: text }))),
  proration_behavior: z.optional(prorationBehavior),
  proration_date: z.optional(integer),
  payment_behavior: z.optional(
    z.literal('error_if_incomplete', {
      error: 'The sandbox knows only payment_behavior: error_if_incomplete here.',
    }),
  ),
  cancel_at: z.optional(z.union([z.literal(''), integer])),
  cancel_at_period_end: z.optional(flag),
  default_payment_method: z.optional(text),
  metadata: z.optional(metadata),
});

export function createSubscription(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(createParams, request.params);
  const customer = sandbox.find('customer', params.customer, 'customer');
  const price = sellablePrice(params.items[0]!.price, sandbox);
  const at = timeFor(customer.id, sandbox);
  const end = periodEnd(at, at, price.recurring.interval);
  const settings = params.payment_settings;
  const subscription: Subscription = {
    ...newSubscription(customer, price, at, end),
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    payment_settings: {
      payment_method_types: settings?.payment_method_types ?? null,
      save_default_payment_method: settings?.save_default_payment_method ?? 'off',
    },
  };
  const lines = [periodLine(price, at, end)];
  const bill = { subscription, customer, reason: 'subscription_create' as const, lines, at };
  const invoice = makeInvoice(bill, sandbox);
  return sandbox.emit('customer.subscription.created', {
    ...subscription,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'incomplete',
  });
}

export function updateSubscription(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(updateParams, request.params);
  const subscription = sandbox.find('subscription', id);
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  const method =
    params.default_payment_method === undefined
      ? subscription.default_payment_method
      : methodOf(params.default_payment_method, sandbox);
  const updated: Subscription = {
    ...subscription,
    ...plannedEnd(subscription, params, sandbox),
    default_payment_method: method,
    metadata: mergeMetadata(subscription.metadata, params.metadata),
  };
  const changed = params.items ? withPrice(updated, params, sandbox) : updated;
  return sandbox.emit('customer.subscription.updated', changed);
}

/** The two ways to plan an end are independent: clearing one leaves the other unchanged. */
function plannedEnd(
  subscription: Subscription,
  params: z.output<typeof updateParams>,
  sandbox: Sandbox,
) {
  if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined) {
    throw invalidRequest(
      'Received both cancel_at_period_end and cancel_at parameters. Please pass in only one.',
    );
  }
  const atEnd = params.cancel_at_period_end ?? subscription.cancel_at_period_end;
  const at = params.cancel_at === '' ? null : (params.cancel_at ?? subscription.cancel_at);
  const since = subscription.canceled_at ?? timeFor(subscription.customer, sandbox);
  return {
    cancel_at: at,
    cancel_at_period_end: atEnd,
    canceled_at: atEnd || at !== null ? since : null,
  };
}

export function cancelSubscription(request: ApiRequest, sandbox: Sandbox, id: string): object {
  readParams(z.strictObject({}), request.params);
  const subscription = sandbox.find('subscription', id);
  if (subscription.status === 'canceled') throw noSuch('subscription', id);
  return endSubscription(subscription, sandbox);
}

/** Ends a subscription, which then charges nothing any more. */
export function endSubscription(subscription: Subscription, sandbox: Sandbox): Subscription {
  const at = timeFor(subscription.customer, sandbox);
  return sandbox.emit('customer.subscription.deleted', {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
  });
}

/** Changes the price and charges the difference. A decline undoes everything. */
function withPrice(
  subscription: Subscription,
  params: z.output<typeof updateParams>,
  sandbox: Sandbox,
): Subscription {
  const { items = [], payment_behavior: behavior, proration_behavior: proration } = params;
  const item = itemOf(subscription);
  if (items.length !== 1 || items[0]!.id !== item.id || !behavior || !proration) {
    throw invalidRequest(
      'The sandbox changes the price of the one item that there is, with payment_behavior error_if_incomplete and a proration_behavior.',
      { param: 'items' },
    );
  }
  const price = sellablePrice(items[0]!.price, sandbox);
  const priced = { price, plan: planOf(price) };
  const customer = sandbox.find('customer', subscription.customer);
  const at = timeFor(customer.id, sandbox);
  const terms = { behavior: proration, date: params.proration_date, param: 'proration_date' };
  const { lines, start, end } = priceChange(subscription, price, terms, sandbox);
  // The same interval without proration: only the price of renewals changes.
  if (lines.length === 0) {
    return { ...subscription, items: { ...subscription.items, data: [{ ...item, ...priced }] } };
  }
  const bill = { subscription, customer, reason: 'subscription_update' as const, lines, at };
  const invoice = makeInvoice(bill, sandbox);
  try {
    if (invoice.status === 'open') collect(invoice, subscription.default_payment_method, sandbox);
  } catch (error) {
    voidInvoice(invoice, at, sandbox);
    sandbox.save(customer);
    throw error instanceof StripeError && error.body.code === mustConfirmInvoice
      ? new StripeError(402, {
          ...error.body,
          code: 'subscription_payment_intent_requires_action',
        })
      : error;
  }
  const period = { current_period_start: start, current_period_end: end };
  return {
    ...subscription,
    billing_cycle_anchor: start === at ? at : subscription.billing_cycle_anchor,
    items: { ...subscription.items, data: [{ ...item, ...period, ...priced }] },
    latest_invoice: invoice.id,
  };
}

/** The id of a payment method; null for the empty text with which it is removed. */
const methodOf = (id: string, sandbox: Sandbox): string | null =>
  id === '' ? null : findPaymentMethod(id, sandbox).id;
