import * as z from 'zod/mini';
import type { ApiRequest } from './api-request.js';
import { listPage, pageParams } from './list-page.js';
import { readParams, text } from './params.js';
import type { Sandbox } from './sandbox.js';
import { noSuch } from './stripe-error.js';

const listParams = z.strictObject({
  ...pageParams,
  type: z.optional(text),
  types: z.optional(z.array(text)),
});

export function retrieveEvent(_: ApiRequest, sandbox: Sandbox, id: string): object {
  const event = sandbox.store.get('event', id);
  if (!event) throw noSuch('event', id);
  return event;
}

export function listEvents(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(listParams, request.params);
  const wanted = params.types ?? (params.type === undefined ? undefined : [params.type]);
  const matching = sandbox.store
    .all('event')
    .filter(({ type }) => !wanted || wanted.some((pattern) => matches(type, pattern)));
  return listPage(matching, params, '/v1/events');
}

/** `charge.*` names every event of a charge. */
function matches(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
