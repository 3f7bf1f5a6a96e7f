import * as z from 'zod/mini';
import type { ApiRequest } from './api-request.js';
import { listPage, pageParams } from './list-page.js';
import { readParams, text } from './params.js';
import type { Sandbox } from './sandbox.js';
import { noSuch } from './stripe-error.js';

const listParams = z.strictObject({ ...pageParams, payment_intent: z.optional(text) });

export function retrieveCharge(_: ApiRequest, sandbox: Sandbox, id: string): object {
  const charge = sandbox.store.get('charge', id);
  if (!charge) throw noSuch('charge', id);
  return charge;
}

export function listCharges(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(listParams, request.params);
  const { payment_intent: intent } = params;
  const matching = sandbox.store
    .all('charge')
    .filter((charge) => intent === undefined || charge.payment_intent === intent);
  return listPage(matching, params, '/v1/charges');
}
