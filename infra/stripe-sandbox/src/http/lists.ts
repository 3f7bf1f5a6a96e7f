/** The calls that list objects. */
import * as z from 'zod/mini';
import type { Kind, Of } from '../objects.js';
import type { Sandbox } from '../sandbox.js';
import type { ApiRequest } from './api-request.js';
import { flag, integer, readParams, text } from './params.js';
import { invalidRequest } from './stripe-error.js';

const created = z.strictObject({ gte: z.optional(integer), lt: z.optional(integer) });

/** The parameters of every list. */
const pageParams = {
  limit: z.optional(integer),
  starting_after: z.optional(text),
  created: z.optional(created),
};
const page = z.object(pageParams);
const ofPayments = { ...pageParams, charge: z.optional(text), payment_intent: z.optional(text) };

export const listPaymentIntents = listCall('payment_intent', z.strictObject(pageParams));
export const listCharges = listCall(
  'charge',
  z.strictObject({ ...pageParams, payment_intent: z.optional(text) }),
  (charge, wanted) => fits(charge.payment_intent, wanted.payment_intent),
);
export const listRefunds = listCall('refund', z.strictObject(ofPayments), isOfPayment);
export const listDisputes = listCall('dispute', z.strictObject(ofPayments), isOfPayment);
export const listPrices = listCall(
  'price',
  z.strictObject({
    ...pageParams,
    active: z.optional(flag),
    lookup_keys: z.optional(z.array(text)),
  }),
  (price, wanted) =>
    fits(price.active, wanted.active) &&
    (wanted.lookup_keys?.includes(price.lookup_key ?? '') ?? true),
);
export const listInvoices = listCall(
  'invoice',
  z.strictObject({
    ...pageParams,
    subscription: z.optional(text),
  }),
  (invoice, wanted) => fits(invoice.parent.subscription_details.subscription, wanted.subscription),
);
export const listEvents = listCall(
  'event',
  z.strictObject({ ...pageParams, type: z.optional(text), types: z.optional(z.array(text)) }),
  ({ type }, wanted) => {
    const types = wanted.types ?? (wanted.type === undefined ? ['*'] : [wanted.type]);
    // `charge.*` names every event of a charge.
    return types.some((name) =>
      name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : type === name,
    );
  },
);

/** The call that lists the objects of a kind that fit its parameters. */
function listCall<Name extends Kind, Params extends z.output<typeof page>>(
  kind: Name,
  schema: z.ZodMiniType<Params>,
  isWanted: (object: Of<Name>, params: Params) => boolean = () => true,
) {
  return (request: ApiRequest, sandbox: Sandbox) => {
    const params = readParams(schema, request.params);
    const wanted = sandbox.store.all(kind).filter((object) => isWanted(object, params));
    return listPage(wanted, params, `/v1/${kind}s`);
  };
}

function isOfPayment(
  { charge, payment_intent: intent }: Of<'refund' | 'dispute'>,
  wanted: { charge?: string | undefined; payment_intent?: string | undefined },
): boolean {
  return fits(charge, wanted.charge) && fits(intent, wanted.payment_intent);
}

function fits<Value>(value: Value, wanted: Value | undefined): boolean {
  return wanted === undefined || value === wanted;
}

/** One page of a list, the newest object first. */
function listPage<Listed extends { id: string; created: number }>(
  all: Listed[],
  params: z.output<typeof page>,
  url: string,
): { object: 'list'; url: string; has_more: boolean; data: Listed[] } {
  const limit = params.limit ?? 10;
  if (limit < 1 || limit > 100) {
    const bound = limit < 1 ? 'greater than or equal to 1' : 'less than or equal to 100';
    throw invalidRequest(`This value must be ${bound}.`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  }
  const { gte = 0, lt = Number.POSITIVE_INFINITY } = params.created ?? {};
  const matching = all.filter(({ created: at }) => at >= gte && at < lt);
  const start = params.starting_after === undefined ? 0 : after(matching, params.starting_after);
  const rest = matching.slice(start);
  return { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}

function after(list: { id: string }[], id: string): number {
  const index = list.findIndex((each) => each.id === id);
  if (index >= 0) return index + 1;
  throw invalidRequest(`No such object: '${id}'`, {
    code: 'resource_missing',
    param: 'starting_after',
  });
}
