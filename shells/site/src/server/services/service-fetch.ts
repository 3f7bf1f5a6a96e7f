import { apiOwner } from '@town/contracts/api/owners';
import { api } from '@town/contracts/api/paths';
import type { ApiFetch } from '@town/slice-kit/query-client';
import type { Config } from '../config';
import { KeptTexts } from '../pages/kept-texts';
import { askAgain } from './ask-again';

export interface RequestIds {
  requestId: string;
  /** The span of the request, as in W3C Trace Context. */
  traceparent: string;
}

/** Receives each response; undefined if there was none. */
export type NoteAnswer = (path: string, answer: Response | undefined) => void;

/** Time limit for a service, in milliseconds. After it, the page is rendered without its data. */
const answerTimeout = 4000;

const townTexts = api.townPage('');
const keptTexts = new KeptTexts();

/**
 * Calls the service that owns a path of the API directly, not through the gateway.
 * @param ids of the request; they are forwarded, so that they connect the logs and traces of all processes
 * @param note is called with each response
 */
export function createServiceFetch(
  services: Config['services'],
  ids: RequestIds,
  note: NoteAnswer = () => {},
): ApiFetch {
  return (path, init) => {
    const owner = apiOwner(path);
    if (!owner) throw new Error(`No service answers ${path}`);
    const ask = () => askService(services[owner], path, ids, init);
    const answer = path.startsWith(townTexts) ? keptTexts.answer(path, ask) : ask();
    return noted(path, answer, note);
  };
}

/** Calls a service. A read without a response is retried once. */
export function askService(
  service: string,
  path: string,
  { requestId, traceparent }: RequestIds,
  init?: Parameters<ApiFetch>[1],
): Promise<Response> {
  const timeout = AbortSignal.timeout(answerTimeout);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const askOnce = () =>
    fetch(new URL(path, service), {
      ...init,
      headers: {
        ...init?.headers,
        accept: 'application/json',
        'x-request-id': requestId,
        traceparent,
      },
      signal,
    });
  // A write may have succeeded although its response was lost.
  return init?.method ? askOnce() : askAgain(askOnce, signal);
}

async function noted(path: string, asked: Promise<Response>, note: NoteAnswer): Promise<Response> {
  try {
    const answer = await asked;
    note(path, answer);
    return answer;
  } catch (error) {
    note(path, undefined);
    throw error;
  }
}
