import * as z from 'zod/mini';
import { integer, text } from './params.js';
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
export const pageParams = {
  limit: z.optional(integer),
  starting_after: z.optional(text),
  ending_before: z.optional(text),
  created: z.optional(created),
  expand: z.optional(z.array(text)),
};
const page = z.object(pageParams);

/** One page of a list, the newest object first. */
export function listPage<Listed extends { id: string; created: number }>(
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
