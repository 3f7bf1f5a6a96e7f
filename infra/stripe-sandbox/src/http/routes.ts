import {
  finalizeDraftInvoice,
  payInvoice,
  previewInvoice,
  voidOpenInvoice,
} from '../billing/invoices.js';
import { createPrice, updatePrice, updateProduct } from '../billing/prices.js';
import {
  cancelSubscription,
  createSubscription,
  updateSubscription,
} from '../billing/subscriptions.js';
import { advanceTestClock, createTestClock } from '../billing/test-clocks.js';
import type { Kind } from '../objects.js';
import { createPaymentIntent } from '../payments/create-payment-intent.js';
import { createCustomer, updateCustomer } from '../payments/customers.js';
import { closeDispute, updateDispute } from '../payments/disputes.js';
import {
  cancelPaymentIntent,
  confirmPaymentIntent,
  retrievePaymentIntent,
  updatePaymentIntent,
} from '../payments/payment-intents.js';
import { attachPaymentMethod, createPaymentMethod } from '../payments/payment-methods.js';
import { createRefund } from '../payments/refunds.js';
import {
  confirmSetupIntent,
  createSetupIntent,
  retrieveSetupIntent,
} from '../payments/setup-intents.js';
import { authenticate } from '../payments/three-d-secure.js';
import { present, type Sandbox } from '../sandbox.js';
import type { ApiRequest } from './api-request.js';
import {
  listCharges,
  listDisputes,
  listEvents,
  listInvoicePayments,
  listInvoices,
  listPaymentIntents,
  listPrices,
  listRefunds,
} from './lists.js';

type Handler = (request: ApiRequest, sandbox: Sandbox, id: string) => object;

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  handler: Handler;
  /** Whether the call accepts a publishable key. */
  browser: boolean;
}

/** A route by its path after `/v1/`, where `:id` is an id. */
function route(
  method: Route['method'],
  path: string,
  handler: Handler,
  { browser = false } = {},
): Route {
  const pattern = new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`);
  return { method, path: pattern, handler, browser };
}

const retrieve =
  (kind: Kind): Handler =>
  (_, sandbox, id) =>
    present(sandbox.find(kind, id));

const browser = { browser: true };

/** The supported API calls. */
export const routes: Route[] = [
  route('POST', 'payment_intents', createPaymentIntent),
  route('GET', 'payment_intents', listPaymentIntents),
  route('GET', 'payment_intents/:id', retrievePaymentIntent, browser),
  route('POST', 'payment_intents/:id', updatePaymentIntent),
  route('POST', 'payment_intents/:id/confirm', confirmPaymentIntent, browser),
  route('POST', 'payment_intents/:id/cancel', cancelPaymentIntent),
  route('POST', 'setup_intents', createSetupIntent),
  route('GET', 'setup_intents/:id', retrieveSetupIntent, browser),
  route('POST', 'setup_intents/:id/confirm', confirmSetupIntent, browser),
  route('POST', '3ds2/authenticate', authenticate, browser),
  route('POST', 'payment_methods', createPaymentMethod, browser),
  route('GET', 'payment_methods/:id', retrieve('payment_method')),
  route('POST', 'payment_methods/:id/attach', attachPaymentMethod),
  route('GET', 'charges', listCharges),
  route('GET', 'charges/:id', retrieve('charge')),
  route('POST', 'refunds', createRefund),
  route('GET', 'refunds', listRefunds),
  route('GET', 'refunds/:id', retrieve('refund')),
  route('GET', 'disputes', listDisputes),
  route('GET', 'disputes/:id', retrieve('dispute')),
  route('POST', 'disputes/:id', updateDispute),
  route('POST', 'disputes/:id/close', closeDispute),
  route('POST', 'customers', createCustomer),
  route('GET', 'customers/:id', retrieve('customer')),
  route('POST', 'customers/:id', updateCustomer),
  route('POST', 'prices', createPrice),
  route('GET', 'prices', listPrices),
  route('POST', 'prices/:id', updatePrice),
  route('GET', 'prices/:id', retrieve('price')),
  route('POST', 'products/:id', updateProduct),
  route('GET', 'products/:id', retrieve('product')),
  route('POST', 'subscriptions', createSubscription),
  route('GET', 'subscriptions/:id', retrieve('subscription')),
  route('POST', 'subscriptions/:id', updateSubscription),
  route('DELETE', 'subscriptions/:id', cancelSubscription),
  route('GET', 'invoices', listInvoices),
  route('POST', 'invoices/create_preview', previewInvoice),
  route('GET', 'invoices/:id', retrieve('invoice')),
  route('POST', 'invoices/:id/finalize', finalizeDraftInvoice),
  route('POST', 'invoices/:id/pay', payInvoice),
  route('POST', 'invoices/:id/void', voidOpenInvoice),
  route('GET', 'invoice_payments', listInvoicePayments),
  route('POST', 'test_helpers/test_clocks', createTestClock),
  route('GET', 'test_helpers/test_clocks/:id', retrieve('test_helpers.test_clock')),
  route('POST', 'test_helpers/test_clocks/:id/advance', advanceTestClock),
  route('GET', 'events', listEvents),
  route('GET', 'events/:id', retrieve('event')),
];
