/** The calls that list objects. */
import * as z from 'zod/mini';
import type { Kind, Of } from '../objects.js';
import type { Sandbox } from '../sandbox.js';
import type { ApiRequest } from './api-request.js';
import { flag, integer, readParams, text } from './params.js';
import { invalidRequest } from './stripe-error.js';

const created = z.union([
  integer,
  z.strictObject({
    gt: z.optional(integer),
    gte: z.optional(integer),
    lt: z.optional(integer),
    lte: z.optional(integer),
  }),
]);

/** The parameters of every list. */
const pageParams = {
  limit: z.optional(integer),
  starting_after: z.optional(text),
  ending_before: z.optional(text),
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
export const listInvoicePayments = listCall(
  'invoice_payment',
  z.strictObject({
    ...pageParams,
    payment: z.optional(
      z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.optional(text) }),
    ),
  }),
  ({ payment }, wanted) => fits(payment.payment_intent, wanted.payment?.payment_intent),
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
  const matching = all.filter(({ created: at }) => isWithin(at, params.created));
  if (params.ending_before !== undefined) {
    const before = matching.slice(0, position(matching, params.ending_before, 'ending_before'));
    return { object: 'list', url, has_more: before.length > limit, data: before.slice(-limit) };
  }
  const start =
    params.starting_after === undefined
      ? 0
      : position(matching, params.starting_after, 'starting_after') + 1;
  const rest = matching.slice(start);
  return { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}

function position(list: { id: string }[], id: string, param: string): number {
  const index = list.findIndex((each) => each.id === id);
  if (index >= 0) return index;
  throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
}

function isWithin(at: number, range: z.output<typeof created> | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return at === range;
  return (
    at > (range.gt ?? -1) &&
    at >= (range.gte ?? 0) &&
    at < (range.lt ?? Number.POSITIVE_INFINITY) &&
    at <= (range.lte ?? Number.POSITIVE_INFINITY)
  );
}
