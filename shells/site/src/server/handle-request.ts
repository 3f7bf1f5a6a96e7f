import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { staffApi } from '@town/contracts/api/paths';
import { type Language, readLanguage } from '@town/contracts/pages/languages';
import { keptPaths, offlinePaths } from '@town/contracts/pages/offline';
import { acceptsEncoding } from '@town/process-kit/accepts-encoding';
import { endServerSpan } from '@town/telemetry/end-server-span';
import { startSpan } from '@town/telemetry/start-span';
import { register } from 'prom-client';
import { type Answer, html } from './answer';
import { apiDocsPage } from './api-docs';
import type { App } from './app';
import { unlessHeld } from './entity-tag';
import { Overloaded, QueueFull } from './fair-queue';
import { feedAt } from './feeds/answer-feed';
import { answerForm } from './forms/answer-form';
import { formAt } from './forms/page-forms';
import { log } from './log';
import { observeRequest } from './metrics';
import { answerOfflinePage } from './offline/answer-offline-page';
import { answerPage, type PageVisit } from './pages/answer-page';
import { leadToChosenLanguage } from './pages/chosen-language';
import { countingOf } from './pages/missed-search';
import { leadPastSecrets } from './provider-secrets';
import { refusal } from './refusals';
import { robots } from './robots';
import type { RequestIds } from './services/service-fetch';
import { isSitemapPart, sitemap, sitemapPart } from './sitemap/sitemap';
import { answerSliceStates } from './slices/slice-states';
import { visitorOf } from './visitor-id';
import { webAppManifest } from './web-app-manifest';

type Handler = (app: App, ids: RequestIds, request: IncomingMessage) => Answer | Promise<Answer>;

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});
const text = (status: number, body: string): Answer => ({ status, type: 'text/plain', body });

/** Answers that are cheap or that describe the process itself. They do not wait in the queue. */
const direct: Record<string, Handler> = {
  '/healthz': () => json(200, { status: 'ok' }),
  '/readyz': async (app) => {
    if (app.isDraining()) return json(503, { status: 'stopping' });
    const ready = (await app.slices.stable()).length > 0;
    return json(ready ? 200 : 503, { status: ready ? 'ok' : 'no slices' });
  },
  '/healthz/stack': async (app) => {
    const health = await app.health.check();
    return json(health.status === 'ok' ? 200 : 503, health);
  },
  '/metrics': async (app) => {
    await app.slices.refresh().catch(() => undefined);
    return text(200, await register.metrics());
  },
  [staffApi.slices]: (app, ids, request) =>
    answerSliceStates(app, ids, request.headers.authorization),
  [offlinePaths.worker]: (app) => app.serviceWorker.answer(),
  '/robots.txt': (app) => text(200, robots(app.config.siteUrl)),
  '/manifest.webmanifest': async (app) => ({
    status: 200,
    type: 'application/manifest+json',
    body: webAppManifest((await app.town.current()).profile),
  }),
};

/** Answers that cost as much as a page: they wait in the visitor's queue. */
const queued: Record<string, Handler> = {
  '/sitemap.xml': async (app, ids) => xml(await sitemap(app.config, ids)),
  ...Object.fromEntries(
    keptPaths.map((path): [string, Handler] => [
      path,
      (app, ids) => answerOfflinePage(app, path, ids),
    ]),
  ),
  '/api/docs': async (app, ids) => ({
    status: 200,
    type: html,
    body: await apiDocsPage((await app.town.current()).profile.siteName, app.config.services, ids),
  }),
};

/** Answers one request. When something fails, the visitor gets a page and the log says why. */
export async function handleRequest(
  app: App,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now();
  const requestId = header(request, 'x-request-id') ?? randomUUID();
  const span = startSpan('page', { kind: 'server', parent: header(request, 'traceparent') });
  const url = requestUrl(request.url ?? '/', app.config.siteUrl);
  const path = url?.pathname ?? '/';
  const ids = { requestId, traceparent: span.traceparent };
  const answer = url
    ? await answerTo(app, request, url, ids).catch((error: unknown) =>
        failure(error, requestId, path),
      )
    : refusal('malformed', '/');
  const body = answer.bytes ?? answer.body;
  response.writeHead(answer.status, {
    'cache-control': 'no-cache',
    'x-request-id': requestId,
    ...(answer.type && { 'content-type': answer.type }),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  const seconds = (performance.now() - started) / 1000;
  observeRequest(answer.status, seconds);
  const method = request.method ?? 'GET';
  endServerSpan(span, { method, route: path, status: answer.status });
  const ms = Math.round(seconds * 1000);
  const { traceId } = span;
  log('info', 'request', { requestId, traceId, method, path, status: answer.status, ms });
}

async function answerTo(
  app: App,
  request: IncomingMessage,
  url: URL,
  ids: RequestIds,
): Promise<Answer> {
  const visitor = visitorOf(request);
  const path = url.pathname;
  const delivered = await app.slices.respond(request, path, visitor);
  if (delivered) return delivered;
  const { cookie } = request.headers;
  const visit: PageVisit = {
    url,
    cookie,
    visitor,
    counting: countingOf(request.method, request.headers),
    acceptsGzip: acceptsEncoding(request.headers['accept-encoding'], 'gzip'),
    ifNoneMatch: request.headers['if-none-match'],
  };
  const form = request.method === 'POST' ? formAt(path) : undefined;
  if (form) return app.queue.run(visitor, () => answerForm(app, form, request, visit, ids));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal('method', path, { allow: 'GET, HEAD' });
  }
  const handler = handlerOf(direct, path);
  if (handler) return handler(app, ids, request);
  const elsewhere = leadToChosenLanguage(url, cookie) ?? leadPastSecrets(url);
  if (elsewhere) return elsewhere;
  const answer = handlerOf(queued, path) ?? fileOf(url);
  if (answer) {
    const whole = await app.queue.run(visitor, async () => answer(app, ids, request));
    return unlessHeld(whole, visit.ifNoneMatch);
  }
  return answerPage(app, visit, ids);
}

/** The handler for the address of a feed, a calendar, or a part of the sitemap. */
function fileOf(url: URL): Handler | undefined {
  const feed = feedAt(url);
  if (feed || !isSitemapPart(url)) return feed;
  return async (app, ids) => {
    const part = await sitemapPart(app.config, url, ids);
    return part === undefined ? refusal('noSitemap', url.pathname) : xml(part);
  };
}

const xml = (body: string): Answer => ({ status: 200, type: 'application/xml', body });

/** A path such as `constructor` names no handler. */
function handlerOf(handlers: Record<string, Handler>, path: string): Handler | undefined {
  return Object.hasOwn(handlers, path) ? handlers[path] : undefined;
}

function failure(error: unknown, requestId: string, path: string): Answer {
  if (error instanceof QueueFull) {
    return refusal('tooMany', path, { 'retry-after': '1' });
  }
  if (error instanceof Overloaded) return refusal('unavailable', path, { 'retry-after': '5' });
  log('error', 'request failed', { requestId, error });
  const { language } = readLanguage(path);
  const [title, words] = lastResort[language];
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1><p>${words}</p></body></html>`;
  return { status: 500, type: html, body };
}

/** The address within this site. Its origin is always the configured one, never the request's. */
function requestUrl(target: string, siteUrl: string): URL | undefined {
  // `new URL` reads a path that begins with two slashes as a host, and a backslash as a slash. The gateway
  // does not, so it would let such requests for internal addresses pass.
  const path = `/${target.replace(/^\/+/, '').replaceAll('\\', '%5C')}`;
  if (!URL.canParse(siteUrl + path)) return undefined;
  const url = new URL(siteUrl + path);
  // HTML cannot contain a NUL character, so no page could show such a query.
  if (url.search.includes('%00')) return undefined;
  if (!isReadable(url.pathname)) url.pathname = '/no-such-page';
  return url;
}

/** Whether a path can be decoded and has no control characters. No page has another kind of path. */
function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value) ? value : undefined;
}

/** The text shown when no page can be rendered, in each language. */
const lastResort: Record<Language, [title: string, words: string]> = {
  en: ['Something went wrong', 'This page could not be shown. Please load it again in a moment.'],
  es: ['Algo salió mal', 'No se pudo mostrar esta página. Cárguela de nuevo en un momento.'],
};
