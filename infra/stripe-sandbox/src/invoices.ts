/** The calls of invoices and of their payments. */
import * as z from 'zod/mini';
import type { ApiRequest } from './api-request.js';
import { changePrice, itemOf } from './billing-amounts.js';
import { timeFor } from './clock.js';
import { findCustomer } from './customers.js';
import { collect, draftInvoice, findInvoice, voidInvoice } from './invoicing.js';
import { listPage, pageParams } from './list-page.js';
import { readParams, text } from './params.js';
import { findPrice } from './prices.js';
import type { Sandbox } from './sandbox.js';
import { invalidRequest } from './stripe-error.js';
import { findSubscription, prorationBehavior } from './subscriptions.js';

const bare = z.strictObject({ expand: z.optional(z.array(text)) });

const listParams = z.strictObject({
  ...pageParams,
  customer: z.optional(text),
  status: z.optional(text),
  subscription: z.optional(text),
});

const previewParams = z.strictObject({
  customer: z.optional(text),
  subscription: text,
  subscription_details: z.strictObject({
    items: z.array(z.strictObject({ id: text, price: text })),
    proration_behavior: prorationBehavior,
  }),
  expand: z.optional(z.array(text)),
});

const payParams = z.strictObject({
  payment_method: z.optional(text),
  off_session: z.optional(text),
  expand: z.optional(z.array(text)),
});

const paymentParams = z.strictObject({
  ...pageParams,
  invoice: z.optional(text),
  payment: z.optional(
    z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.optional(text) }),
  ),
  status: z.optional(text),
});

export function retrieveInvoice(_: ApiRequest, sandbox: Sandbox, id: string): object {
  return findInvoice(id, sandbox);
}

export function listInvoices(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(listParams, request.params);
  const matching = sandbox.store
    .all('invoice')
    .filter(({ customer }) => params.customer === undefined || customer === params.customer)
    .filter(({ status }) => params.status === undefined || status === params.status)
    .filter(
      ({ parent }) =>
        params.subscription === undefined ||
        parent.subscription_details.subscription === params.subscription,
    );
  return listPage(matching, params, '/v1/invoices');
}

/** The invoice of a change of price, which changes nothing. */
export function previewInvoice(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(previewParams, request.params);
  const subscription = findSubscription(params.subscription, sandbox, 'subscription');
  const [item] = params.subscription_details.items;
  if (item?.id !== itemOf(subscription).id) {
    throw invalidRequest('The sandbox previews another price of the one item that there is.', {
      param: 'subscription_details[items]',
    });
  }
  const at = timeFor(subscription.customer, sandbox);
  const prorated = params.subscription_details.proration_behavior !== 'none';
  const { lines } = changePrice(subscription, findPrice(item.price, sandbox), at, prorated);
  const customer = findCustomer(subscription.customer, sandbox);
  const bill = { subscription, customer, reason: 'subscription_update' as const, lines, at };
  const draft = draftInvoice(bill, sandbox.origin);
  return {
    ...draft,
    id: draft.id.replace(/^in_/, 'upcoming_in_'),
    hosted_invoice_url: null,
    invoice_pdf: null,
    status: 'draft',
  };
}

export function payInvoice(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(payParams, request.params);
  const invoice = findInvoice(id, sandbox);
  if (invoice.status !== 'open') {
    throw invalidRequest(`Invoice is already ${invoice.status}`);
  }
  const { subscription } = invoice.parent.subscription_details;
  const method = findSubscription(subscription, sandbox).default_payment_method;
  return collect(invoice, params.payment_method ?? method, sandbox, request);
}

export function voidOpenInvoice(request: ApiRequest, sandbox: Sandbox, id: string): object {
  readParams(bare, request.params);
  const invoice = findInvoice(id, sandbox);
  return voidInvoice(invoice, timeFor(invoice.customer, sandbox), sandbox, request);
}

export function listInvoicePayments(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(paymentParams, request.params);
  const wanted = params.payment?.payment_intent;
  const matching = sandbox.store
    .all('invoice_payment')
    .filter(({ invoice }) => params.invoice === undefined || invoice === params.invoice)
    .filter(({ status }) => params.status === undefined || status === params.status)
    .filter(({ payment }) => wanted === undefined || payment.payment_intent === wanted);
  return listPage(matching, params, '/v1/invoice_payments');
}
