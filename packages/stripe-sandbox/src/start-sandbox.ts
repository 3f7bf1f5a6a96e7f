import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readKey } from './api-key.js';
import type { ApiRequest } from './api-request.js';
import { browserFile } from './browser-files.js';
import { decodeForm } from './form-body.js';
import { type Answered, answerOnce } from './idempotency.js';
import { newId } from './new-id.js';
import { ObjectStore } from './object-store.js';
import { apiVersion, Sandbox } from './sandbox.js';
import { StripeError } from './stripe-error.js';
import { authenticationPage, returnAddress } from './three-d-secure.js';
import { type Webhook, WebhookDeliveries } from './webhook-deliveries.js';

export interface SandboxOptions {
  host?: string;
  /** A free one, unless given. */
  port?: number;
  /** Where objects are kept; in memory only, without it. */
  file?: string;
  /** Who is told of events. */
  webhook?: Webhook;
}

export interface RunningSandbox {
  url: string;
  stop(): Promise<void>;
}

/** What one request may carry. */
const maxBody = 100 * 1024;

/** What the gateway puts before the address of everything that comes from a browser. */
const browserPrefix = '/browser';

/** Starts a server that speaks Stripe's dialect. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { host = '127.0.0.1', port = 0, file, webhook } = options;
  const store = new ObjectStore(file);
  const deliveries = new WebhookDeliveries(store, webhook);
  const sandbox = new Sandbox(store, webhook !== undefined);
  const server = createServer((incoming, response) => {
    serve(incoming, response, sandbox)
      .catch((error: unknown) => fail(response, error))
      .finally(() => deliveries.deliverPending());
  });
  server.listen(port, host);
  await once(server, 'listening');
  deliveries.deliverPending();
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await deliveries.stop();
    },
  };
}

async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  sandbox: Sandbox,
): Promise<void> {
  const body = await readBody(incoming);
  const url = new URL(incoming.url ?? '/', 'http://sandbox');
  if (url.pathname === '/healthz') {
    response.end('ok');
    return;
  }
  const fromBrowser = url.pathname.startsWith(`${browserPrefix}/`);
  const path = fromBrowser ? url.pathname.slice(browserPrefix.length) : url.pathname;
  if (fromBrowser && (await serveFile(path.slice(1), response))) return;
  const request = (key: ApiRequest['key'], method: string, at: string, form: string) => ({
    id: newId('req', 14),
    method,
    path: at,
    params: decodeForm(form),
    key,
    idempotencyKey: incoming.headers['idempotency-key'] as string | undefined,
    origin: `http://${incoming.headers.host}`,
  });
  const bank = /^\/3d-secure\/([^/]+)$/.exec(path);
  if (bank)
    return serveBank(bank[1]!, url.searchParams, body, incoming, response, sandbox, request);
  const form = incoming.method === 'GET' ? url.search.slice(1) : body;
  const answer = answerCall(() => {
    const key = readKey(incoming.headers.authorization, decodeForm(form)['key']);
    if (fromBrowser && key.kind === 'secret') throw notHere();
    return answerOnce(request(key, incoming.method ?? 'GET', path, form), sandbox);
  });
  sandbox.store.commit();
  sendAnswer(response, answer, incoming);
}

function answerCall(call: () => Answered): Answered {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: { error: error.body }, replayed: false };
  }
}

function notHere(): StripeError {
  return new StripeError(403, {
    type: 'invalid_request_error',
    message: 'A secret key has no business in a browser.',
  });
}

type MakeRequest = (key: ApiRequest['key'], method: string, at: string, form: string) => ApiRequest;

/** The bank's page, for those who were sent to it by a redirect. */
function serveBank(
  intent: string,
  query: URLSearchParams,
  body: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  sandbox: Sandbox,
  request: MakeRequest,
): void {
  if (incoming.method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(authenticationPage());
    return;
  }
  const form = new URLSearchParams({
    payment_intent: intent,
    client_secret: query.get('client_secret') ?? '',
    outcome: new URLSearchParams(body).get('outcome') ?? '',
  });
  const key = { kind: 'publishable' as const, value: 'pk_test_bank' };
  const answer = answerOnce(request(key, 'POST', '/v1/3ds2/authenticate', `${form}`), sandbox);
  sandbox.store.commit();
  const back = returnAddress(query, intent);
  if (back) response.writeHead(303, { Location: back }).end();
  else sendAnswer(response, answer, incoming);
}

async function serveFile(name: string, response: ServerResponse): Promise<boolean> {
  const file = await browserFile(name);
  if (!file) return false;
  response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' });
  response.end(file.content);
  return true;
}

function sendAnswer(
  response: ServerResponse,
  { status, body, replayed }: Answered,
  incoming: IncomingMessage,
): void {
  const key = incoming.headers['idempotency-key'];
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Request-Id': newId('req', 14),
    'Stripe-Version': incoming.headers['stripe-version'] ?? apiVersion,
    ...(key && { 'Idempotency-Key': key }),
    ...(replayed && { 'Idempotent-Replayed': 'true' }),
  });
  response.end(JSON.stringify(body, null, 2));
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBody) {
      throw new StripeError(413, { type: 'invalid_request_error', message: 'Request too large.' });
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function fail(response: ServerResponse, error: unknown): void {
  const known = error instanceof StripeError;
  const body = known
    ? error.body
    : { type: 'api_error', message: 'An error occurred in the payment sandbox.' };
  if (!known)
    process.stderr.write(`${JSON.stringify({ level: 'error', message: String(error) })}\n`);
  if (response.headersSent) return void response.destroy();
  response.writeHead(known ? error.status : 500, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ error: body }));
}
