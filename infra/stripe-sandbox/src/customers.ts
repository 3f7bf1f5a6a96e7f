import * as z from 'zod/mini';
import type { ApiRequest } from './api-request.js';
import type { Customer } from './billing-objects.js';
import { timeAt } from './clock.js';
import { newId } from './new-id.js';
import { mergeMetadata, metadata, readParams, text } from './params.js';
import type { Sandbox } from './sandbox.js';
import { noSuch } from './stripe-error.js';

const fields = {
  description: z.optional(text),
  email: z.optional(text),
  name: z.optional(text),
  metadata: z.optional(metadata),
  expand: z.optional(z.array(text)),
};
const createParams = z.strictObject({ ...fields, test_clock: z.optional(text) });

export function createCustomer(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(createParams, request.params);
  const clock = params.test_clock ?? null;
  if (clock && !sandbox.store.get('test_helpers.test_clock', clock)) {
    throw noSuch('test_clock', clock, 'test_clock');
  }
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    balance: 0,
    created: timeAt(clock, sandbox),
    description: params.description ?? null,
    email: params.email || null,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name || null,
    test_clock: clock,
  };
  return sandbox.save(customer, request, 'customer.created');
}

export function retrieveCustomer(_: ApiRequest, sandbox: Sandbox, id: string): object {
  return findCustomer(id, sandbox);
}

export function updateCustomer(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(z.strictObject(fields), request.params);
  const customer = findCustomer(id, sandbox);
  return sandbox.save(
    {
      ...customer,
      description: params.description ?? customer.description,
      email: params.email ?? customer.email,
      name: params.name ?? customer.name,
      metadata: mergeMetadata(customer.metadata, params.metadata),
    },
    request,
    'customer.updated',
  );
}

export function findCustomer(id: string, sandbox: Sandbox, param = 'id'): Customer {
  const customer = sandbox.store.get('customer', id);
  if (!customer) throw noSuch('customer', id, param);
  return customer;
}
