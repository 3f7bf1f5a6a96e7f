import * as z from 'zod/mini';
import { newCustomer } from '../billing/billing-objects.js';
import { timeAt } from '../clock.js';
import type { ApiRequest } from '../http/api-request.js';
import { mergeMetadata, metadata, readParams, text } from '../http/params.js';
import type { Sandbox } from '../sandbox.js';

const createParams = z.strictObject({
  email: z.optional(text),
  name: z.optional(text),
  metadata: z.optional(metadata),
  test_clock: z.optional(text),
});

const updateParams = z.strictObject({
  email: z.optional(text),
  name: z.optional(text),
  metadata: z.optional(metadata),
});

/** Changes a customer's address or name; an empty value removes it. Finalized invoices do not change. */
export function updateCustomer(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const params = readParams(updateParams, request.params);
  const customer = sandbox.find('customer', id, 'customer');
  const { email = customer.email, name = customer.name } = params;
  return sandbox.emit('customer.updated', {
    ...customer,
    email: email || null,
    metadata: mergeMetadata(customer.metadata, params.metadata),
    name: name || null,
  });
}

export function createCustomer(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(createParams, request.params);
  const clock = params.test_clock ?? null;
  if (clock) sandbox.find('test_helpers.test_clock', clock, 'test_clock');
  return sandbox.emit('customer.created', {
    ...newCustomer(timeAt(clock, sandbox), clock),
    email: params.email || null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name || null,
  });
}
