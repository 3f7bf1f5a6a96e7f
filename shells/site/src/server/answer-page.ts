/**
 * Answers the requests for pages. A page is rendered once and kept (`page-cache`), and each answer has a
 * nonce of its own. What cannot be kept is rendered for its request: a posted form, a page of which a part
 * failed, the pages of staff and owners, and previews of a slice's version.
 */
import { randomBytes } from 'node:crypto';
import { isEnglishOnly, readLanguage } from '@town/contracts/pages/languages';
import type { LoadedSlice } from '@town/slice-delivery/server';
import type { PostedForm } from '@town/slice-kit/site';
import { type Answer, html } from './answer';
import type { App } from './app';
import { contentSecurityPolicy } from './content-security-policy';
import { KeptPage } from './page-cache/kept-page';
import { pageKey } from './page-cache/page-key';
import { takesPayments } from './payment-page';
import { type RenderedPage, renderPage } from './render-page';
import type { RequestIds } from './service-fetch';

/** A request for a page. */
export interface PageVisit {
  url: URL;
  cookie: string | undefined;
  /** Stands for the visitor where visitors are counted. */
  visitor: string;
  acceptsGzip: boolean;
}

/** The versions of the slices that a visitor gets, and the cookie that keeps the choice. */
interface Choice {
  slices: readonly LoadedSlice[];
  setCookie?: string | undefined;
}

/** Answers with the page of an address, from memory where it is as it was. */
export async function answerPage(app: App, visit: PageVisit, ids: RequestIds): Promise<Answer> {
  const { url, visitor } = visit;
  const { choice, render } = await prepare(app, visit, ids);
  if (!mayBeKept(url)) {
    const nonce = newNonce();
    const page = await app.queue.run(visitor, () => render(nonce));
    return renderedAnswer(app, visit, choice, page, nonce);
  }
  const placeholder = newNonce();
  let rendered: RenderedPage | undefined;
  const kept = await app.pages.page(await keyOf(app, url, choice), async () => {
    rendered = await app.queue.run(visitor, () => render(placeholder));
    return keptPage(rendered, placeholder);
  });
  if (kept) return keptAnswer(app, visit, choice, kept);
  if (!rendered) throw new Error('The page was neither kept nor rendered');
  return renderedAnswer(app, visit, choice, rendered, placeholder);
}

/** Answers with the page of a form that was posted to it. The caller has its turn to render. */
export async function answerPostedPage(
  app: App,
  visit: PageVisit,
  ids: RequestIds,
  posted: PostedForm,
): Promise<Answer> {
  const { choice, render } = await prepare(app, visit, ids, posted);
  const nonce = newNonce();
  return renderedAnswer(app, visit, choice, await render(nonce), nonce);
}

async function prepare(
  app: App,
  { url, cookie }: PageVisit,
  ids: RequestIds,
  posted?: PostedForm,
): Promise<{ choice: Choice; render: (nonce: string) => Promise<RenderedPage> }> {
  const choice = await app.slices.choose({ url, cookie, random: Math.random() });
  return {
    choice,
    async render(nonce) {
      const request = {
        url,
        ...ids,
        nonce,
        now: new Date(),
        town: await app.town.current(),
        posted,
      };
      return renderPage(request, app.config, choice.slices, app.assets);
    },
  };
}

const newNonce = () => randomBytes(16).toString('base64');

/** Pages of staff and owners are theirs alone, and a page with a chosen version is asked for once. */
function mayBeKept(url: URL): boolean {
  return !url.searchParams.has('slice') && !isEnglishOnly(readLanguage(url.pathname).path);
}

async function keyOf(app: App, url: URL, { slices }: Choice): Promise<string> {
  return pageKey({ url, slices, town: await app.town.current(), now: new Date() });
}

function keptPage(page: RenderedPage, placeholder: string): KeptPage | undefined {
  const { html: text, sources, status, used = [], failed } = page;
  if (!text || !sources || failed || status >= 500) return undefined;
  return new KeptPage(text, placeholder, { status, used, sources });
}

function keptAnswer(app: App, visit: PageVisit, choice: Choice, page: KeptPage): Answer {
  app.slices.observe({ visitor: visit.visitor, slices: choice.slices, used: page.used });
  const nonce = newNonce();
  // It has no tag: a policy that somebody adds to an answer 304 would replace the page's own.
  const headers = {
    ...commonHeaders(visit, choice),
    ...policyOf(app, visit, nonce),
    vary: 'Accept-Encoding',
  };
  const { status } = page;
  return visit.acceptsGzip
    ? {
        status,
        type: html,
        bytes: page.gzipped(nonce),
        headers: { ...headers, 'content-encoding': 'gzip' },
      }
    : { status, type: html, bytes: page.body(nonce), headers };
}

function renderedAnswer(
  app: App,
  visit: PageVisit,
  choice: Choice,
  page: RenderedPage,
  nonce: string,
): Answer {
  const { used = [], failedSlice, location } = page;
  app.slices.observe({ visitor: visit.visitor, slices: choice.slices, used, failedSlice });
  return {
    status: page.status,
    type: html,
    body: page.html,
    headers: {
      ...commonHeaders(visit, choice),
      ...policyOf(app, visit, nonce),
      ...(location && { location }),
    },
  };
}

function commonHeaders({ url }: PageVisit, { slices, setCookie }: Choice): Record<string, string> {
  return {
    // A page may depend on the visitor's group, so shared caches must not store it.
    'cache-control': 'private, no-cache',
    'x-slices': slices.map(({ name, version }) => `${name}@${version}`).join(', '),
    ...(url.searchParams.has('slice') && { 'x-robots-tag': 'noindex' }),
    ...(setCookie && { 'set-cookie': setCookie }),
  };
}

function policyOf(app: App, { url }: PageVisit, nonce: string): Record<string, string> {
  const { path } = readLanguage(url.pathname);
  const isPaid = takesPayments(path);
  return {
    'content-security-policy': contentSecurityPolicy(nonce, app.config, path, isPaid),
  };
}
