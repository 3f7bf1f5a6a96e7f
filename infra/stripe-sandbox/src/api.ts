import type { ApiRequest } from './api-request.js';
import { listCharges, retrieveCharge } from './charges.js';
import { createPaymentIntent } from './create-payment-intent.js';
import { listEvents, retrieveEvent } from './events.js';
import { expand } from './expand.js';
import {
  cancelPaymentIntent,
  confirmPaymentIntent,
  listPaymentIntents,
  retrievePaymentIntent,
  updatePaymentIntent,
} from './payment-intents.js';
import { createPaymentMethod, retrievePaymentMethod } from './payment-methods.js';
import { publishableView } from './publishable-view.js';
import { createRefund, listRefunds, retrieveRefund } from './refunds.js';
import type { Sandbox } from './sandbox.js';
import { invalidRequest, StripeError } from './stripe-error.js';
import { authenticate } from './three-d-secure.js';

type Handler = (request: ApiRequest, sandbox: Sandbox, id: string) => object;

interface Route {
  method: string;
  path: RegExp;
  handler: Handler;
  /** Whether the call accepts a publishable key. */
  browser?: boolean;
}

const one = (collection: string, action = '') => new RegExp(`^/v1/${collection}/([^/]+)${action}$`);
const all = (collection: string) => new RegExp(`^/v1/${collection}$`);

const routes: Route[] = [
  { method: 'POST', path: all('payment_intents'), handler: createPaymentIntent },
  { method: 'GET', path: all('payment_intents'), handler: listPaymentIntents },
  { method: 'GET', path: one('payment_intents'), handler: retrievePaymentIntent, browser: true },
  { method: 'POST', path: one('payment_intents'), handler: updatePaymentIntent },
  {
    method: 'POST',
    path: one('payment_intents', '/confirm'),
    handler: confirmPaymentIntent,
    browser: true,
  },
  { method: 'POST', path: one('payment_intents', '/cancel'), handler: cancelPaymentIntent },
  { method: 'POST', path: all('3ds2/authenticate'), handler: authenticate, browser: true },
  { method: 'POST', path: all('payment_methods'), handler: createPaymentMethod, browser: true },
  { method: 'GET', path: one('payment_methods'), handler: retrievePaymentMethod },
  { method: 'GET', path: all('charges'), handler: listCharges },
  { method: 'GET', path: one('charges'), handler: retrieveCharge },
  { method: 'POST', path: all('refunds'), handler: createRefund },
  { method: 'GET', path: all('refunds'), handler: listRefunds },
  { method: 'GET', path: one('refunds'), handler: retrieveRefund },
  { method: 'GET', path: all('events'), handler: listEvents },
  { method: 'GET', path: one('events'), handler: retrieveEvent },
];

/** The result of a request: a status, and the object or the error as its body. */
export interface ApiAnswer {
  status: number;
  body: object;
}

/** Routes a request and answers it as Stripe's API does. */
export function answerApi(request: ApiRequest, sandbox: Sandbox): ApiAnswer {
  try {
    return { status: 200, body: handle(request, sandbox) };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const { body } = error;
    const shown = body.payment_intent && {
      payment_intent: publishableView(body.payment_intent, request),
    };
    return { status: error.status, body: { error: { ...body, ...shown } } };
  }
}

function handle(request: ApiRequest, sandbox: Sandbox): object {
  for (const route of routes) {
    const match = route.method === request.method && route.path.exec(request.path);
    if (!match) continue;
    if (request.key.kind === 'publishable' && !route.browser) throw secretKeyNeeded();
    const answer = route.handler(request, sandbox, match[1] ?? '');
    return publishableView(expand(answer, request.params['expand'], sandbox), request);
  }
  throw invalidRequest(
    `Unrecognized request URL (${request.method}: ${request.path}). The sandbox knows payment intents, payment methods, charges, refunds and events.`,
    { status: 404 },
  );
}

function secretKeyNeeded(): StripeError {
  return invalidRequest(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    { status: 403, code: 'secret_key_required' },
  );
}
