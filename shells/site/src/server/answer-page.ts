import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Answer, html } from './answer';
import type { App } from './app';
import { chooseSlices } from './choose-slices';
import { contentSecurityPolicy } from './content-security-policy';
import { takesPayments } from './payment-page';
import { renderPage } from './render-page';
import type { RequestIds } from './service-fetch';
import { observeSliceError, observeSlicePage } from './slice-metrics';
import { visitorOf } from './visitor-id';

/** Renders the page of an address with the versions of the slices that this visitor gets. */
export async function answerPage(
  app: App,
  request: IncomingMessage,
  url: URL,
  ids: RequestIds,
): Promise<Answer> {
  const { trials } = app;
  const release = await app.slices.current();
  trials.follow(release);
  const { slices, setCookie } = await chooseSlices(
    app.slices,
    release,
    { url, cookie: request.headers.cookie, random: Math.random() },
    (slice) => trials.isSuspended(slice),
  );
  const visitor = visitorOf(request);
  const nonce = randomBytes(16).toString('base64');
  const page = await renderPage(
    { url, origin: url.origin, ...ids, nonce, now: new Date() },
    app.config,
    slices,
    app.assets,
  );
  trials.given(visitor, slices);
  for (const { name, version } of slices) {
    if (page.used?.includes(name)) observeSlicePage(name, version);
    if (page.failedSlice !== name) continue;
    observeSliceError(name, version, 'server');
    trials.failed(visitor, { name, version });
  }
  return {
    status: page.status,
    type: html,
    body: page.html,
    headers: {
      // A page may depend on the visitor's group: no cache between us may give it to another.
      'cache-control': 'private, no-cache',
      'content-security-policy': contentSecurityPolicy(
        nonce,
        app.config,
        takesPayments(url.pathname),
      ),
      'x-slices': slices.map(({ name, version }) => `${name}@${version}`).join(', '),
      ...(url.searchParams.has('slice') && { 'x-robots-tag': 'noindex' }),
      ...(setCookie && { 'set-cookie': setCookie }),
      ...(page.location && { location: page.location }),
    },
  };
}
