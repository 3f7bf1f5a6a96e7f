import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startSandbox } from '../start-sandbox.js';
import { Description } from './description.js';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const error = {
  type: 'object',
  required: ['error'],
  properties: { error: { type: 'object', required: ['type'] } },
};
const customer = { $ref: '#/components/schemas/customer' };
const responses = { 200: json(customer), default: json(error) };
const form = (properties: object) => ({
  content: {
    'application/x-www-form-urlencoded': {
      schema: { type: 'object', properties, additionalProperties: false },
    },
  },
});

/** A description like Stripe's, with one kind of object. */
const description = {
  paths: {
    '/v1/customers': {
      post: {
        requestBody: form({ email: { type: 'string' }, balance: { type: 'integer' } }),
        responses,
      },
    },
    '/v1/customers/{customer}': {
      get: {
        parameters: [
          { name: 'customer', in: 'path' },
          { name: 'expand', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        requestBody: form({}),
        responses,
      },
    },
  },
  components: {
    schemas: {
      customer: {
        type: 'object',
        required: ['id', 'object'],
        properties: {
          id: { type: 'string' },
          object: { enum: ['customer'] },
          email: { type: 'string', nullable: true },
        },
      },
    },
  },
};

const checkout = mkdtempSync(join(tmpdir(), 'stripe-openapi-'));
mkdirSync(join(checkout, 'latest'));
writeFileSync(join(checkout, 'latest/openapi.spec3.json'), JSON.stringify(description));
afterAll(() => rmSync(checkout, { recursive: true }));

const ann = { id: 'cus_1', object: 'customer', email: null };
const created = (params: Record<string, string>, body: object, status = 200) =>
  Description.read(checkout).faults(
    { method: 'POST', path: '/v1/customers', params },
    { status, body },
  );

describe('a call that is checked against the description', () => {
  it('is valid if its form and its response match: numbers in a form are text, and null may stand for a missing value', () => {
    expect(created({ email: 'ann@example.com', balance: '100', key: 'pk_test_x' }, ann)).toEqual(
      [],
    );
  });

  it('reports each unknown parameter, and each value of a wrong type', () => {
    expect(created({ mail: 'ann@example.com', balance: 'much' }, ann)).toEqual([
      'request: must NOT have additional properties (mail)',
      'request/balance: must be integer',
    ]);
  });

  it('reports errors in the response', () => {
    expect(created({}, { object: 'client' })).toEqual([
      "answer: must have required property 'id'",
      'answer/object: must be equal to one of the allowed values',
    ]);
  });

  it('may have a wrong request if the response is an error of the described form', () => {
    expect(created({ mail: 'x' }, { error: { type: 'invalid_request_error' } }, 400)).toEqual([]);
    expect(created({}, { failure: 'x' }, 400)).toHaveLength(1);
  });

  it('is matched by its path pattern, and must be described if it succeeds', () => {
    const read = (path: string, params: Record<string, string | string[]> = {}) =>
      Description.read(checkout).faults(
        { method: 'GET', path, params },
        { status: 200, body: ann },
      );
    expect(read('/v1/customers/cus_1', { expand: ['subscriptions'] })).toEqual([]);
    expect(read('/v1/customers/cus_1', { limit: '3' })).toHaveLength(1);
    expect(read('/v1/clients/cus_1')).toEqual(['GET /v1/clients/cus_1 is not described']);
  });

  it('requires a folder that contains the description', () => {
    expect(() => Description.read(tmpdir())).toThrow('has none of latest/openapi.spec3.json');
  });
});

test('a sandbox with the description answers a call that violates it with an error that explains why', async () => {
  const sandbox = await startSandbox({ openapi: checkout });
  const { hostname, port } = new URL(sandbox.url);
  const place = { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 } as const;
  const stripe = new Stripe('sk_test_described', place);
  try {
    expect((await stripe.customers.create({ email: 'ann@example.com' })).object).toBe('customer');
    await expect(stripe.customers.create({ name: 'Ann' })).rejects.toThrow(
      'Not as Stripe describes it: request: must NOT have additional properties (name)',
    );
  } finally {
    await sandbox.stop();
  }
});
