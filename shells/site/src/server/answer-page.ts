import { randomBytes } from 'node:crypto';
import { readLanguage } from '@town/contracts/pages/languages';
import type { PostedForm } from '@town/slice-kit/site';
import { type Answer, html } from './answer';
import type { App } from './app';
import { contentSecurityPolicy } from './content-security-policy';
import { takesPayments } from './payment-page';
import { renderPage } from './render-page';
import type { RequestIds } from './service-fetch';

/** A request for a page. */
export interface PageVisit {
  url: URL;
  cookie: string | undefined;
  /** Stands for the visitor where visitors are counted. */
  visitor: string;
}

/**
 * Renders the page of an address with the versions of the slices that this visitor gets.
 * @param posted the form that was posted to it, if one was
 */
export async function answerPage(
  app: App,
  { url, cookie, visitor }: PageVisit,
  ids: RequestIds,
  posted?: PostedForm,
): Promise<Answer> {
  const { slices, setCookie } = await app.slices.choose({ url, cookie, random: Math.random() });
  const nonce = randomBytes(16).toString('base64');
  const town = await app.town.current();
  const request = { url, ...ids, nonce, now: new Date(), town, posted };
  const page = await renderPage(request, app.config, slices, app.assets);
  const { used = [], failedSlice } = page;
  app.slices.observe({ visitor, slices, used, failedSlice });
  const { path } = readLanguage(url.pathname);
  const isPaid = takesPayments(path);
  return {
    status: page.status,
    type: html,
    body: page.html,
    headers: {
      // A page may depend on the visitor's group, so shared caches must not store it.
      'cache-control': 'private, no-cache',
      'content-security-policy': contentSecurityPolicy(nonce, app.config, path, isPaid),
      'x-slices': slices.map(({ name, version }) => `${name}@${version}`).join(', '),
      ...(url.searchParams.has('slice') && { 'x-robots-tag': 'noindex' }),
      ...(setCookie && { 'set-cookie': setCookie }),
      ...(page.location && { location: page.location }),
    },
  };
}
