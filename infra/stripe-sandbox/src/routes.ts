import type { ApiRequest } from './api-request.js';
import { listCharges, retrieveCharge } from './charges.js';
import { createPaymentIntent } from './create-payment-intent.js';
import { createCustomer, retrieveCustomer, updateCustomer } from './customers.js';
import { closeDispute, listDisputes, retrieveDispute, updateDispute } from './disputes.js';
import { listEvents, retrieveEvent } from './events.js';
import {
  listInvoicePayments,
  listInvoices,
  payInvoice,
  previewInvoice,
  retrieveInvoice,
  voidOpenInvoice,
} from './invoices.js';
import {
  cancelPaymentIntent,
  confirmPaymentIntent,
  listPaymentIntents,
  retrievePaymentIntent,
  updatePaymentIntent,
} from './payment-intents.js';
import {
  attachPaymentMethod,
  createPaymentMethod,
  retrievePaymentMethod,
} from './payment-methods.js';
import {
  createPrice,
  createProduct,
  listPrices,
  retrievePrice,
  retrieveProduct,
} from './prices.js';
import { createRefund, listRefunds, retrieveRefund } from './refunds.js';
import type { Sandbox } from './sandbox.js';
import { confirmSetupIntent, createSetupIntent, retrieveSetupIntent } from './setup-intents.js';
import {
  cancelSubscription,
  createSubscription,
  listSubscriptions,
  retrieveSubscription,
  updateSubscription,
} from './subscriptions.js';
import { advanceTestClock, createTestClock, retrieveTestClock } from './test-clocks.js';
import { authenticate } from './three-d-secure.js';

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

const browser = { browser: true };

/** The calls that the sandbox knows. */
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
  route('GET', 'payment_methods/:id', retrievePaymentMethod),
  route('POST', 'payment_methods/:id/attach', attachPaymentMethod),
  route('GET', 'charges', listCharges),
  route('GET', 'charges/:id', retrieveCharge),
  route('POST', 'refunds', createRefund),
  route('GET', 'refunds', listRefunds),
  route('GET', 'refunds/:id', retrieveRefund),
  route('GET', 'disputes', listDisputes),
  route('GET', 'disputes/:id', retrieveDispute),
  route('POST', 'disputes/:id', updateDispute),
  route('POST', 'disputes/:id/close', closeDispute),
  route('POST', 'customers', createCustomer),
  route('GET', 'customers/:id', retrieveCustomer),
  route('POST', 'customers/:id', updateCustomer),
  route('POST', 'products', createProduct),
  route('GET', 'products/:id', retrieveProduct),
  route('POST', 'prices', createPrice),
  route('GET', 'prices', listPrices),
  route('GET', 'prices/:id', retrievePrice),
  route('POST', 'subscriptions', createSubscription),
  route('GET', 'subscriptions', listSubscriptions),
  route('GET', 'subscriptions/:id', retrieveSubscription),
  route('POST', 'subscriptions/:id', updateSubscription),
  route('DELETE', 'subscriptions/:id', cancelSubscription),
  route('GET', 'invoices', listInvoices),
  route('POST', 'invoices/create_preview', previewInvoice),
  route('GET', 'invoices/:id', retrieveInvoice),
  route('POST', 'invoices/:id/pay', payInvoice),
  route('POST', 'invoices/:id/void', voidOpenInvoice),
  route('GET', 'invoice_payments', listInvoicePayments),
  route('POST', 'test_helpers/test_clocks', createTestClock),
  route('GET', 'test_helpers/test_clocks/:id', retrieveTestClock),
  route('POST', 'test_helpers/test_clocks/:id/advance', advanceTestClock),
  route('GET', 'events', listEvents),
  route('GET', 'events/:id', retrieveEvent),
];
