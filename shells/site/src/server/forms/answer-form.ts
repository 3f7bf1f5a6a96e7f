import type { IncomingMessage } from 'node:http';
import { largestBody } from '@town/contracts/api/body-limit';
import { isSameOrigin } from '@town/process-kit/is-same-origin';
import { readBody } from '@town/process-kit/read-body';
import type { Answer } from '../answer';
import type { App } from '../app';
import { answerPostedPage, type PageVisit } from '../pages/answer-page';
import { refusal } from '../refusals';
import type { RequestIds } from '../services/service-fetch';
import type { PageForm } from './page-forms';
import { sendForm } from './send-form';
import { unsentForm } from './unsent-form';

/**
 * Answers a form that was posted to its page's own address: by a browser without scripts, or before
 * they ran. The form is sent to the API of its service. The response is the same page, with a
 * confirmation, or with the typed values and their errors. Browsers that run scripts call the API instead.
 * If a form needs scripts, the page says that nothing was sent.
 */
export async function answerForm(
  app: App,
  form: PageForm,
  request: IncomingMessage,
  visit: PageVisit,
  ids: RequestIds,
): Promise<Answer> {
  const { pathname } = visit.url;
  if (!isSameOrigin(request)) return refusal('otherSite', pathname);
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return refusal('formsOnly', pathname);
  }
  const body = await readBody(request, largestBody);
  if (body === undefined) return refusal('tooLarge', pathname);
  // HTML cannot contain a NUL character, and the API rejects it.
  if (body.includes('%00')) return refusal('malformed', pathname);
  const fields = new URLSearchParams(body);
  const { api } = form;
  const { posted, status, retryAfter } = api
    ? await sendForm(app.config.services, { ...form, api }, fields, visit.url, request, ids)
    : unsentForm(form, fields, pathname);
  const page = await answerPostedPage(app, visit, ids, posted);
  return {
    ...page,
    status: page.status === 200 ? status : page.status,
    headers: {
      ...page.headers,
      'cache-control': 'no-store',
      ...(status === 405 && { allow: 'GET, HEAD' }),
      ...(retryAfter && { 'retry-after': retryAfter }),
    },
  };
}
