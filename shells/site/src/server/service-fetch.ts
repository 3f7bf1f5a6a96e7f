import { apiOwner } from '@town/contracts/api-owners';
import type { ApiFetch } from '@town/slice-kit/query-client';
import type { Config } from './config';

/** What a request is known by. */
export interface RequestIds {
  requestId: string;
  /** The step of a trace that it is, as W3C Trace Context has it. */
  traceparent: string;
}

/** How long a service may take to answer before the page goes out without its data, in milliseconds. */
const answerTimeout = 4000;

/**
 * Calls the service that owns a path of the API, without the detour of the gateway.
 * @param request its ids are passed on, so that logs and traces of all processes tell one story
 */
export function createServiceFetch(
  services: Config['services'],
  { requestId, traceparent }: RequestIds,
): ApiFetch {
  return (path, init) => {
    const owner = apiOwner(path);
    if (!owner) throw new Error(`No service answers ${path}`);
    const timeout = AbortSignal.timeout(answerTimeout);
    return fetch(new URL(path, services[owner]), {
      ...init,
      headers: { accept: 'application/json', 'x-request-id': requestId, traceparent },
      signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    });
  };
}
