import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '@town/process-kit/read-body';
import qs from 'qs';
import { serveInvoice } from '../billing/invoice-page.js';
import { serveBrowserFile } from '../browser-files.js';
import { newId } from '../new-id.js';
import { bankPageOf, serveBankPage } from '../payments/bank-page.js';
import type { Sandbox } from '../sandbox.js';
import { readKey } from './api-key.js';
import type { ApiRequest } from './api-request.js';
import type { Description } from './description.js';
import { answerOnce } from './idempotency.js';
import { sendAnswer } from './send-answer.js';
import { StripeError } from './stripe-error.js';

/** The largest body, in bytes. */
const maxBody = 100 * 1024;
/** The prefix that the gateway adds to the path of every request from a browser. */
const browserPrefix = '/browser';

const browserKey = { kind: 'publishable', value: 'pk_test_bank' } as const;

/** Answers one request: a file for browsers, a 3-D Secure page, or a call of the API. */
export async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  sandbox: Sandbox,
  description?: Description,
): Promise<void> {
  const body = await readBody(incoming, maxBody);
  if (body === undefined) {
    throw new StripeError(413, { type: 'invalid_request_error', message: 'Request too large.' });
  }
  const url = new URL(incoming.url ?? '/', 'http://sandbox');
  if (url.pathname === '/healthz') {
    response.end('ok');
    return;
  }
  const fromBrowser = url.pathname.startsWith(`${browserPrefix}/`);
  const path = fromBrowser ? url.pathname.slice(browserPrefix.length) : url.pathname;
  if (fromBrowser && (await serveBrowserFile(path.slice(1), response))) return;
  if (incoming.method === 'GET' && serveInvoice(path, response, sandbox)) return;
  const request = readRequest(incoming, path, `${url.search.slice(1)}&${body}`);
  const bank = bankPageOf(path);
  if (bank) {
    serveBankPage(incoming, response, { ...request, key: browserKey }, bank, sandbox);
    return;
  }
  const key = readKey(incoming.headers.authorization, request.params['key']);
  if (fromBrowser && key.kind === 'secret') throw notInBrowsers();
  const answer = answerOnce({ ...request, key }, sandbox);
  sandbox.store.commit();
  const faults = description?.faults(request, answer) ?? [];
  if (faults.length > 0) throw notAsDescribed(faults);
  sendAnswer(incoming, response, request.id, answer);
}

function readRequest(
  incoming: IncomingMessage,
  path: string,
  form: string,
): Omit<ApiRequest, 'key'> {
  const key = incoming.headers['idempotency-key'];
  return {
    id: newId('req', 14),
    method: incoming.method ?? 'GET',
    path,
    params: qs.parse(form, { arrayLimit: 100 }),
    idempotencyKey: typeof key === 'string' ? key : undefined,
    origin: `http://${incoming.headers.host}`,
  };
}

function notAsDescribed(faults: readonly string[]): StripeError {
  const message = `Not as Stripe describes it: ${faults.slice(0, 5).join('; ')}`;
  return new StripeError(500, { type: 'api_error', message });
}

function notInBrowsers(): StripeError {
  return new StripeError(403, {
    type: 'invalid_request_error',
    message: 'A secret key must not be used in a browser.',
  });
}
