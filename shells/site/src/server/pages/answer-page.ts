/**
 * Answers the requests for pages. A page is rendered once and then cached
 * (`page-cache`). Some pages are rendered for each request: answers to posted forms, pages with a failed
 * part, pages of staff and owners, and previews of a slice's version.
 */
import { isPrivate, readLanguage } from '@town/contracts/pages/languages';
import type { ChosenSlices } from '@town/slice-delivery/server';
import type { PostedForm } from '@town/slice-kit/site';
import { type Answer, html } from '../answer';
import type { App } from '../app';
import { KeptPage } from '../page-cache/kept-page';
import { pageKey } from '../page-cache/page-key';
import type { RequestIds } from '../services/service-fetch';
import { contentSecurityPolicy } from './content-security-policy';
import { takesPayments } from './payment-page';
import { type RenderedPage, renderPage } from './render-page';

/** A request for a page. */
export interface PageVisit {
  url: URL;
  cookie: string | undefined;
  /** The headers that decide whether the visit is counted; undefined when no person looks at the page. */
  counting?: Record<string, string> | undefined;
  /** An anonymous key of the visitor, used wherever visitors are told apart. */
  visitor: string;
  acceptsGzip: boolean;
  /** The header If-None-Match: entity tags of the versions that the browser has cached. */
  ifNoneMatch: string | undefined;
}

/** Answers with the page of an address, from the cache if it is still current. */
export async function answerPage(app: App, visit: PageVisit, ids: RequestIds): Promise<Answer> {
  const { url, visitor } = visit;
  const { choice, render } = await prepare(app, visit, ids);
  let rendered: RenderedPage | undefined;
  const renderOnce = async () => {
    rendered = await app.queue.run(visitor, render);
    return keptPage(app, visit, rendered);
  };
  const kept = mayBeKept(url)
    ? await app.pages.page(await keyOf(app, url, choice), renderOnce)
    : undefined;
  if (kept) {
    noteMissedSearch(app, visit, kept.facts.missedSearch);
    return keptAnswer(app, visit, choice, kept);
  }
  const page = rendered ?? (await app.queue.run(visitor, render));
  noteMissedSearch(app, visit, page.missedSearch);
  return renderedAnswer(app, visit, choice, page);
}

function noteMissedSearch(app: App, visit: PageVisit, words: string | undefined): void {
  const { visitor, counting } = visit;
  if (words && counting) app.missedSearches.send({ words, visitor, headers: counting });
}

/** Answers with the page of a form that was posted to it. Call it only inside a job of the render queue. */
export async function answerPostedPage(
  app: App,
  visit: PageVisit,
  ids: RequestIds,
  posted: PostedForm,
): Promise<Answer> {
  const { choice, render } = await prepare(app, visit, ids, posted);
  return renderedAnswer(app, visit, choice, await render());
}

async function prepare(
  app: App,
  { url, cookie }: PageVisit,
  ids: RequestIds,
  posted?: PostedForm,
): Promise<{ choice: ChosenSlices; render: () => Promise<RenderedPage> }> {
  const choice = await app.slices.choose({ url, cookie, random: Math.random() });
  return {
    choice,
    async render() {
      const request = { url, ...ids, now: new Date(), ...(await app.town.newest()), posted };
      return renderPage(request, app.config, choice.slices, app.assets);
    },
  };
}

/** Not private pages of staff and owners, and not previews of a slice's version, which are requested once. */
function mayBeKept(url: URL): boolean {
  return !url.searchParams.has('slice') && !isPrivate(readLanguage(url.pathname).path);
}

async function keyOf(app: App, url: URL, { slices }: ChosenSlices): Promise<string> {
  return pageKey({ url, slices, town: await app.town.current(), now: new Date() });
}

function keptPage(app: App, visit: PageVisit, page: RenderedPage): KeptPage | undefined {
  const { html: text, sources, status, used = [], failed, scripts, missedSearch } = page;
  if (!text || !sources || failed || status >= 500) return undefined;
  const policy = policyOf(app, visit, scripts);
  return new KeptPage(text, { status, policy, used, sources, missedSearch });
}

function keptAnswer(app: App, visit: PageVisit, choice: ChosenSlices, page: KeptPage): Answer {
  const { status, policy, used } = page.facts;
  app.slices.observe({ visitor: visit.visitor, slices: choice.slices, used });
  const headers = {
    ...commonHeaders(visit, choice),
    // Sent with 304 as well: otherwise the gateway adds its strict policy, which the browser would apply.
    'content-security-policy': policy,
    vary: 'Accept-Encoding',
    etag: page.etag,
  };
  if (status === 200 && page.isKnownBy(visit.ifNoneMatch)) return { status: 304, headers };
  return visit.acceptsGzip
    ? {
        status,
        type: html,
        bytes: page.gzipped,
        headers: { ...headers, 'content-encoding': 'gzip' },
      }
    : { status, type: html, bytes: page.body, headers };
}

function renderedAnswer(
  app: App,
  visit: PageVisit,
  choice: ChosenSlices,
  page: RenderedPage,
): Answer {
  const { used = [], failedSlice, location, scripts } = page;
  app.slices.observe({ visitor: visit.visitor, slices: choice.slices, used, failedSlice });
  return {
    status: page.status,
    type: html,
    body: page.html,
    headers: {
      ...commonHeaders(visit, choice),
      'content-security-policy': policyOf(app, visit, scripts),
      ...(location && { location }),
    },
  };
}

function commonHeaders(
  { url }: PageVisit,
  { slices, setCookie }: ChosenSlices,
): Record<string, string> {
  return {
    // A page may depend on the visitor's group, so shared caches must not store it.
    'cache-control': 'private, no-cache',
    'x-slices': slices.map(({ name, version }) => `${name}@${version}`).join(', '),
    ...(url.searchParams.has('slice') && { 'x-robots-tag': 'noindex' }),
    ...(setCookie && { 'set-cookie': setCookie }),
  };
}

function policyOf(app: App, { url }: PageVisit, scripts: string | undefined): string {
  const { path } = readLanguage(url.pathname);
  return contentSecurityPolicy(scripts, app.config, path, takesPayments(path));
}
