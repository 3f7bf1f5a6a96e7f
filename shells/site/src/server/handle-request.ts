import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sliceReportsPath } from '@town/contracts/slice-report-path';
import { endServerStep } from '@town/telemetry/end-server-step';
import { startStep } from '@town/telemetry/start-span';
import { type Answer, html } from './answer';
import { answerPage } from './answer-page';
import { apiDocsPage } from './api-docs';
import type { App } from './app';
import type { Config } from './config';
import { log } from './log';
import { observeRequest, renderMetrics } from './metrics';
import { robots, sitemap } from './robots-and-sitemap';
import type { RequestIds } from './service-fetch';
import { answerSliceFile, answerSliceRegistry, answerSliceReport } from './slice-addresses';
import { stackHealth } from './stack-health';
import { webAppManifest } from './web-app-manifest';

type Handler = (app: App, ids: RequestIds, request: IncomingMessage) => Answer | Promise<Answer>;

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

/** Addresses that are not pages. */
const handlers: Record<string, Handler> = {
  '/healthz': () => json(200, { status: 'ok' }),
  '/readyz': async (app) => {
    if (app.isDraining()) return json(503, { status: 'stopping' });
    const ready = (await app.slices.current()).stable.length > 0;
    return json(ready ? 200 : 503, { status: ready ? 'ok' : 'no slices' });
  },
  '/healthz/stack': async (app) => {
    const health = await stackHealth(app.config.services);
    return json(health.status === 'ok' ? 200 : 503, health);
  },
  '/metrics': async (app) => {
    // A canary that has ended is no longer held back, also where nobody asks for a page.
    const release = await app.slices.current().catch(() => undefined);
    if (release) app.trials.follow(release);
    return { status: 200, type: 'text/plain', body: await renderMetrics() };
  },
  '/robots.txt': (app) => ({ status: 200, type: 'text/plain', body: robots(app.config.siteUrl) }),
  '/manifest.webmanifest': () => ({
    status: 200,
    type: 'application/manifest+json',
    body: webAppManifest(),
  }),
  '/sitemap.xml': async (app, ids) => ({
    status: 200,
    type: 'application/xml',
    body: await sitemap(app.config, ids),
  }),
  '/api/docs': async (app, ids) => ({
    status: 200,
    type: html,
    body: await apiDocsPage(app.config.services, ids),
  }),
  '/slices/slices.json': (app, _, request) => answerSliceRegistry(app, request),
  '/slice-file-check': (app, _, request) => answerSliceFile(app, request),
};

/** Answers one request; whatever fails, the visitor gets an answer and the log says why. */
export async function handleRequest(
  app: App,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now();
  const requestId = header(request, 'x-request-id') ?? randomUUID();
  const step = startStep('page', { kind: 'server', parent: header(request, 'traceparent') });
  const ids = { requestId, traceparent: step.traceparent };
  let answer: Answer;
  let path = '/';
  try {
    const url = requestUrl(request, app.config);
    path = url.pathname;
    answer = await answerTo(app, request, url, ids);
  } catch (error) {
    log('error', 'request failed', { requestId, error });
    answer = { status: 500, type: html, body: lastResort };
  }
  response.writeHead(answer.status, {
    'cache-control': 'no-cache',
    'x-request-id': requestId,
    ...(answer.type && { 'content-type': answer.type }),
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
  const seconds = (performance.now() - started) / 1000;
  observeRequest(answer.status, seconds);
  const method = request.method ?? 'GET';
  endServerStep(step, { method, route: path, status: answer.status });
  log('info', 'request', {
    requestId,
    traceId: step.traceId,
    method,
    path,
    status: answer.status,
    ms: Math.round(seconds * 1000),
  });
}

async function answerTo(
  app: App,
  request: IncomingMessage,
  url: URL,
  ids: RequestIds,
): Promise<Answer> {
  if (request.method === 'POST' && url.pathname === sliceReportsPath) {
    return answerSliceReport(app, request);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return {
      status: 405,
      type: 'text/plain',
      body: 'Method not allowed',
      headers: { allow: 'GET, HEAD' },
    };
  }
  const handler = handlers[url.pathname];
  return handler ? handler(app, ids, request) : answerPage(app, request, url, ids);
}

/** The address as the visitor's browser sees it; the gateway tells scheme and host. */
function requestUrl(request: IncomingMessage, config: Config): URL {
  const scheme =
    header(request, 'x-forwarded-proto') ?? new URL(config.siteUrl).protocol.slice(0, -1);
  const host = request.headers.host ?? new URL(config.siteUrl).host;
  // A path that begins with two slashes would be read as a host.
  return new URL(`${scheme}://${host}/${(request.url ?? '/').replace(/^\/+/, '')}`);
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value) ? value : undefined;
}

const lastResort = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Something went wrong</title></head>
<body><h1>Something went wrong</h1><p>This page could not be shown. Please load it again in a moment.</p></body></html>`;
