import * as z from 'zod/mini';
import type { ApiRequest } from '../http/api-request.js';
import { readParams, text } from '../http/params.js';
import type { Sandbox } from '../sandbox.js';
import { findIntent } from './intents.js';
import { finishAuthentication } from './payment-intent-confirmation.js';
import { authenticateSetup } from './setup-intents.js';

const authentication = z.strictObject({
  payment_intent: z.optional(text),
  setup_intent: z.optional(text),
  client_secret: text,
  outcome: z.enum(['complete', 'fail']),
});

/** Accepts the cardholder's answer in place of a bank. */
export function authenticate(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(authentication, request.params);
  const passed = params.outcome === 'complete';
  if (params.setup_intent) {
    const setup = findIntent('setup_intent', params.setup_intent, request, sandbox);
    return authenticateSetup(setup, passed, sandbox);
  }
  const intent = findIntent('payment_intent', params.payment_intent ?? '', request, sandbox);
  return finishAuthentication(intent, passed, sandbox);
}
