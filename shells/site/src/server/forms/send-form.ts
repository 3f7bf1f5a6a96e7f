import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { apiOwner } from '@town/contracts/api/owners';
import { problemSchema } from '@town/contracts/api/problem';
import { askedIn } from '@town/contracts/pages/asked-language';
import { readLanguage } from '@town/contracts/pages/languages';
import { readJson } from '@town/slice-kit/query-client';
import type { PostedForm } from '@town/slice-kit/site';
import * as z from 'zod/mini';
import type { Config } from '../config';
import { log } from '../log';
import { askService, type RequestIds } from '../services/service-fetch';
import type { PageForm } from './page-forms';

/** The result of a posted form: what the page shows, and the status of the response. */
export interface SentForm {
  posted: PostedForm;
  status: number;
  retryAfter?: string | null;
}

/** How long the service may take to answer, in milliseconds. */
const answerTimeout = 10_000;

/**
 * Sends a form's content to its service on behalf of the visitor.
 * @param page the address that it was posted to
 */
export async function sendForm(
  services: Config['services'],
  form: PageForm & { api: string },
  fields: URLSearchParams,
  page: URL,
  request: IncomingMessage,
  ids: RequestIds,
): Promise<SentForm> {
  const values = form.values(fields);
  const failed = (status: number): SentForm => ({
    status,
    posted: { form: form.name, outcome: 'failed', values, errors: [] },
  });
  const owner = apiOwner(form.api);
  if (!owner) return failed(503);
  const similarTo = fields.has('another') ? undefined : form.similarTo?.(values);
  const similar = similarTo
    ? await listed(services[owner], askedIn(readLanguage(page.pathname).language, similarTo), ids)
    : [];
  if (similar.length > 0) {
    const posted: PostedForm = { form: form.name, outcome: 'similar', values, errors: [], similar };
    return { status: 200, posted };
  }
  const body = JSON.stringify({ ...values, website2: fields.get('website2') ?? '' });
  try {
    const answer = await fetch(new URL(form.api, services[owner]), {
      method: 'POST',
      headers: headersOf(page, request, ids, body),
      body,
      signal: AbortSignal.timeout(answerTimeout),
    });
    if (answer.ok) {
      return {
        status: 200,
        posted: { form: form.name, outcome: 'accepted', values: {}, errors: [] },
      };
    }
    const problem = problemSchema.safeParse(await answer.json().catch(() => undefined)).data;
    const errors = problem?.errors?.filter(({ path }) => path in values) ?? [];
    if (answer.status === 400 && errors.length > 0) {
      return { status: 400, posted: { form: form.name, outcome: 'invalid', values, errors } };
    }
    const status = answer.status < 500 ? answer.status : 503;
    return { ...failed(status), retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    log('error', 'posted form not sent', { requestId: ids.requestId, form: form.name, error });
    return failed(503);
  }
}

/** The records of a list; empty when the service does not answer, so that the form can still be sent. */
async function listed(service: string, path: string, ids: RequestIds): Promise<unknown[]> {
  try {
    return z.array(z.unknown()).parse(await readJson(await askService(service, path, ids)));
  } catch (error) {
    log('warn', 'no similar records', { requestId: ids.requestId, error });
    return [];
  }
}

/** The visitor's address is for rate limits. The idempotency key makes a second press of the button harmless. */
function headersOf(
  page: URL,
  request: IncomingMessage,
  ids: RequestIds,
  body: string,
): HeadersInit {
  const forwarded = request.headers['x-forwarded-for'];
  const visitor =
    typeof forwarded === 'string' ? forwarded : (request.socket.remoteAddress ?? '127.0.0.1');
  const day = new Date().toISOString().slice(0, 10);
  const key = createHash('sha256')
    .update(JSON.stringify([visitor, day, body]))
    .digest('hex');
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'content-language': readLanguage(page.pathname).language,
    'idempotency-key': `form-${key}`,
    'x-forwarded-for': visitor,
    'x-real-ip': visitor,
    'x-request-id': ids.requestId,
    traceparent: ids.traceparent,
  };
}
