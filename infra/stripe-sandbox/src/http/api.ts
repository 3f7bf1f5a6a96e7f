import type { Sandbox } from '../sandbox.js';
import type { ApiRequest } from './api-request.js';
import { expand } from './expand.js';
import { publishableView } from './publishable-view.js';
import { routes } from './routes.js';
import { invalidRequest, StripeError } from './stripe-error.js';

/** The result of a request: a status, and the object or the error as its body. */
export interface ApiAnswer {
  status: number;
  body: object;
}

/** Routes a request and answers it as Stripe's API does. */
export function answerApi(request: ApiRequest, sandbox: Sandbox): ApiAnswer {
  try {
    return { status: 200, body: handle(request, sandbox.for(request)) };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const { body } = error;
    const { payment_intent: payment, setup_intent: setup } = body;
    const shown = {
      ...(payment && { payment_intent: publishableView(payment, request) }),
      ...(setup && { setup_intent: publishableView(setup, request) }),
    };
    return { status: error.status, body: { error: { ...body, ...shown } } };
  }
}

function handle(request: ApiRequest, sandbox: Sandbox): object {
  for (const route of routes) {
    const match = route.method === request.method && route.path.exec(request.path);
    if (!match) continue;
    if (request.key.kind === 'publishable' && !route.browser) throw secretKeyNeeded();
    const { expand: paths = [] } = request.params;
    if (!Array.isArray(paths)) throw invalidRequest('Invalid array', { param: 'expand' });
    const answer = route.handler(request, sandbox, match[1] ?? '');
    return publishableView(expand(answer, paths, sandbox), request);
  }
  throw invalidRequest(
    `Unrecognized request URL (${request.method}: ${request.path}). The sandbox knows payment intents, setup intents, payment methods, charges, refunds, disputes, customers, prices, subscriptions, invoices, invoice payments, test clocks and events.`,
    { status: 404 },
  );
}

function secretKeyNeeded(): StripeError {
  return invalidRequest(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    { status: 403, code: 'secret_key_required' },
  );
}
