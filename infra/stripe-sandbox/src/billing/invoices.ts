/** The API calls for invoices and their payments. */
import * as z from 'zod/mini';
import { timeFor } from '../clock.js';
import type { ApiRequest } from '../http/api-request.js';
import { flag, integer, readParams, text } from '../http/params.js';
import { invalidRequest } from '../http/stripe-error.js';
import type { Sandbox } from '../sandbox.js';
import { itemOf } from './billing-amounts.js';
import { draftInvoice } from './billing-objects.js';
import { collect, finalizeInvoice, voidInvoice } from './invoicing.js';
import { priceChange, prorationBehavior } from './price-change.js';

const bare = z.strictObject({});

const previewParams = z.strictObject({
  customer: z.optional(text),
  subscription: text,
  subscription_details: z.strictObject({
    items: z.array(z.strictObject({ id: text, price: text })),
    proration_behavior: prorationBehavior,
    proration_date: z.optional(integer),
  }),
});

/** The invoice that a price change would create; it stores nothing. */
export function previewInvoice(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(previewParams, request.params);
  const subscription = sandbox.find('subscription', params.subscription, 'subscription');
  const [item] = params.subscription_details.items;
  if (item?.id !== itemOf(subscription).id) {
    throw invalidRequest('The sandbox previews another price of the one item that there is.', {
      param: 'subscription_details[items]',
    });
  }
  const at = timeFor(subscription.customer, sandbox);
  const { proration_behavior: behavior, proration_date: date } = params.subscription_details;
  const price = sandbox.find('price', item.price, 'price');
  const terms = { behavior, date, param: 'subscription_details[proration_date]' };
  const { lines } = priceChange(subscription, price, terms, sandbox);
  const customer = sandbox.find('customer', subscription.customer);
  const bill = { subscription, customer, reason: 'subscription_update' as const, lines, at };
  const draft = draftInvoice(bill);
  const details = {
    ...draft.parent.subscription_details,
    ...(behavior !== 'none' && { subscription_proration_date: date ?? at }),
  };
  return {
    ...draft,
    id: draft.id.replace(/^in_/, 'upcoming_in_'),
    parent: { ...draft.parent, subscription_details: details },
  };
}

const finalizeParams = z.strictObject({
  auto_advance: z.optional(flag),
});

export function finalizeDraftInvoice(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(finalizeParams, request.params);
  const draft = sandbox.find('invoice', id, 'invoice');
  const { subscription } = draft.parent.subscription_details;
  return finalizeInvoice(
    { ...draft, auto_advance: params.auto_advance ?? draft.auto_advance },
    sandbox.find('subscription', subscription),
    timeFor(draft.customer, sandbox),
    sandbox,
  );
}

export function payInvoice(request: ApiRequest, sandbox: Sandbox, id: string): object {
  readParams(bare, request.params);
  const invoice = sandbox.find('invoice', id, 'invoice');
  if (invoice.status !== 'open') {
    throw invalidRequest(`Invoice is already ${invoice.status}`);
  }
  const { subscription } = invoice.parent.subscription_details;
  const method = sandbox.find('subscription', subscription).default_payment_method;
  return collect(invoice, method, sandbox);
}

export function voidOpenInvoice(request: ApiRequest, sandbox: Sandbox, id: string): object {
  readParams(bare, request.params);
  const invoice = sandbox.find('invoice', id, 'invoice');
  return voidInvoice(invoice, timeFor(invoice.customer, sandbox), sandbox);
}
