import { apiOwner } from '@town/contracts/api-owners';
import type { ApiFetch } from '@town/slice-kit/query-client';
import type { Config } from './config';

/** How long a service may take to answer before the page goes out without its data, in milliseconds. */
const answerTimeout = 4000;

/**
 * Calls the service that owns a path of the API, without the detour of the gateway.
 * @param requestId passed on, so that logs of all processes tell one story
 */
export function createServiceFetch(services: Config['services'], requestId: string): ApiFetch {
  return (path, init) => {
    const owner = apiOwner(path);
    if (!owner) throw new Error(`No service answers ${path}`);
    const timeout = AbortSignal.timeout(answerTimeout);
    return fetch(new URL(path, services[owner]), {
      ...init,
      headers: { accept: 'application/json', 'x-request-id': requestId },
      signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    });
  };
}
