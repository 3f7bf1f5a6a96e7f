/**
 * Stripe's published OpenAPI description (https://github.com/stripe/openapi). With a checkout of it, the
 * sandbox checks each accepted request and each response against it. This ensures that our services do not
 * rely on anything that Stripe does not support. Without a checkout nothing is checked, and no schema is
 * loaded.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import * as z from 'zod/mini';
import type { ApiAnswer } from './api.js';
import type { ApiRequest } from './api-request.js';

/** The paths of the description in a checkout, newest first. */
const files = ['latest/openapi.spec3.json', 'openapi/spec3.json'];

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema }));
const operationSchema = z.object({
  parameters: z._default(
    z.array(z.object({ name: z.string(), in: z.string(), schema: z.optional(schema) })),
    [],
  ),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ content: z.optional(content) })),
});
type Operation = z.infer<typeof operationSchema>;
const descriptionSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: schema }),
});

interface Checks {
  request: ValidateFunction;
  answer: ValidateFunction;
  refusal: ValidateFunction;
}

/** Parameters that only Stripe's own browser scripts send. */
const scriptParams = ['key', 'client_secret', 'use_stripe_sdk'];

export class Description {
  private readonly operations: { method: string; path: RegExp; operation: Operation }[];
  private readonly checks = new Map<Operation, Checks>();
  private readonly components: object;

  private constructor(text: string) {
    const { paths, components } = descriptionSchema.parse(withNull(JSON.parse(text)));
    this.components = { components };
    // A path without parameters takes precedence over one with parameters.
    const sorted = Object.entries(paths).sort(
      ([a], [b]) => a.split('{').length - b.split('{').length,
    );
    this.operations = sorted.flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => ['get', 'post', 'delete'].includes(method))
        .map(([method, operation]) => ({
          method: method.toUpperCase(),
          path: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
          operation: operationSchema.parse(operation),
        })),
    );
  }

  /**
   * Reads the description.
   * @param checkout the folder of a checkout
   * @throws Error if the folder has no description
   */
  static read(checkout: string): Description {
    const file = files.map((name) => join(checkout, name)).find((path) => existsSync(path));
    if (!file) throw new Error(`${checkout} has none of ${files.join(', ')}`);
    return new Description(readFileSync(file, 'utf8'));
  }

  /**
   * The differences of a call from the description; empty if there are none. A refused request may be
   * wrong.
   */
  faults(
    { method, path, params }: Pick<ApiRequest, 'method' | 'path' | 'params'>,
    answer: ApiAnswer,
  ) {
    const found = this.operations.find((each) => each.method === method && each.path.test(path));
    if (!found) return answer.status === 200 ? [`${method} ${path} is not described`] : [];
    const { request, answer: right, refusal } = this.checksOf(found.operation);
    if (answer.status !== 200) return faultsOf('answer', refusal, answer.body);
    const sent = Object.entries(params).filter(([name]) => !scriptParams.includes(name));
    return [
      ...faultsOf('request', request, structuredClone(Object.fromEntries(sent))),
      ...faultsOf('answer', right, answer.body),
    ];
  }

  /**
   * Compiled at the first call of an operation, because compiling the whole description takes a minute.
   */
  private checksOf(operation: Operation): Checks {
    const known = this.checks.get(operation);
    if (known) return known;
    const usual = { strict: false, validateFormats: false, allErrors: true } as const;
    // All values of a form are text.
    const forms = new Ajv({ ...usual, coerceTypes: true });
    const answers = new Ajv(usual);
    const made = {
      request: forms.compile({ ...this.components, ...requestSchema(operation) }),
      answer: answers.compile({ ...this.components, ...answerSchema(operation, '200') }),
      refusal: answers.compile({ ...this.components, ...answerSchema(operation, 'default') }),
    };
    this.checks.set(operation, made);
    return made;
  }
}

/** The schema of a call's parameters: those of its query, or else the fields of its form. */
function requestSchema({ requestBody, parameters }: Operation): object {
  const query = parameters.filter((each) => each.in === 'query');
  const form = requestBody?.content['application/x-www-form-urlencoded']?.schema;
  if (form && query.length === 0) return form;
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema: of }) => [name, of ?? {}])),
    additionalProperties: false,
  };
}

const answerSchema = ({ responses }: Operation, status: string): object =>
  responses[status]?.content?.['application/json']?.schema ?? {};

function faultsOf(what: string, check: ValidateFunction, value: unknown): string[] {
  if (check(value)) return [];
  return (check.errors ?? []).map((error) => `${what}${error.instancePath}: ${words(error)}`);
}

function words({ message, params }: ErrorObject): string {
  const name: unknown = params['additionalProperty'];
  return `${message}${typeof name === 'string' ? ` (${name})` : ''}`;
}

/** Converts OpenAPI's `nullable` to JSON Schema. */
function withNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNull);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withNull(inner)]),
  );
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
}
