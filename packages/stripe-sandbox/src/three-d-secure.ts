import * as z from 'zod/mini';
import type { ApiRequest } from './api-request.js';
import { readParams, text } from './params.js';
import { finishAuthentication } from './payment-intent-confirmation.js';
import { findPaymentIntent } from './payment-intents.js';
import type { Sandbox } from './sandbox.js';

const authentication = z.strictObject({
  payment_intent: text,
  client_secret: text,
  outcome: z.enum(['complete', 'fail']),
});

/** Takes the answer of whoever holds the card, in the place of a bank. */
export function authenticate(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(authentication, request.params);
  const intent = findPaymentIntent(params.payment_intent, request, sandbox);
  return finishAuthentication(intent, params.outcome === 'complete', sandbox, request);
}

/** The page of a bank that a redirect leads to. */
export function authenticationPage(): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>3-D Secure (payment sandbox)</title>
<h1>3-D Secure</h1>
<p>This is a sandbox: no real card is charged. A bank would ask here who pays.</p>
<form method="post">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail">Fail authentication</button>
</form></html>
`;
}

/** Where the page leads to: back to the shop, which is told of the PaymentIntent. */
export function returnAddress(params: URLSearchParams, intent: string): string | undefined {
  const address = params.get('return_url');
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.searchParams.set('payment_intent', intent);
  url.searchParams.set('payment_intent_client_secret', params.get('client_secret') ?? '');
  url.searchParams.set('redirect_status', 'succeeded');
  return url.href;
}
