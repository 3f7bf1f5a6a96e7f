import type { FieldError } from '@town/contracts/api/problem';
import type { ownerRequestHeader } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import { fetchChange } from './fetch-change';
import { failureOf, HttpError } from './http-error';
import { entries, optionalText, recordReader, text } from './tolerant';

// Its module has schemas that pages for visitors do not need, so only its type is imported.
const ownerHeader: typeof ownerRequestHeader = { name: 'X-Requested-With', value: 'town-guide' };

interface SendOptions {
  method?: 'POST' | 'PUT' | 'DELETE';
  /** The Idempotency-Key header: a repeat of the same call changes nothing. */
  idempotencyKey?: string;
  /**
   * The version that the call changes, or the entity tag that it was read with; the server refuses
   * it with 412 if there is a newer one.
   */
  ifMatch?: number | string;
  /** The staff session's bearer token. */
  token?: string;
  /** A call of a signed-in owner: it carries the header that other sites cannot send. */
  asOwner?: boolean;
  /** The language of the page with the form, in which a mail confirms it. */
  language?: Language;
}

/**
 * Calls the API with a JSON body, or with none.
 * @returns the answer's JSON; undefined where it has no content
 * @throws HttpError when the answer is not a success, and another error where it is lost, or not sent:
 *   see `fetchChange`
 */
export async function sendJson(
  path: string,
  body?: unknown,
  { method = 'POST', idempotencyKey, ifMatch, token, asOwner, language }: SendOptions = {},
): Promise<unknown> {
  const response = await fetchChange(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(ifMatch !== undefined && {
        'if-match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch,
      }),
      ...(language && { 'content-language': language }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(asOwner && { [ownerHeader.name]: ownerHeader.value }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw failureOf(response.status, text || response.statusText);
  return text ? JSON.parse(text) : undefined;
}

/** The server's errors of single fields; empty where there are none. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  if (!(error instanceof HttpError)) return [];
  return problemOf(error)?.errors ?? [];
}

/** The server's message for an error, if it is meant for people. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof HttpError ? (problemOf(error)?.message ?? undefined) : undefined;
}

const readProblem = recordReader<{ message: string | null; errors: FieldError[] }>({
  message: optionalText,
  errors: entries(recordReader<FieldError>({ path: text, message: text })),
});

// Read without a schema: a page with a form need not load the library of schemas to send it.
function problemOf(error: HttpError) {
  try {
    return readProblem(JSON.parse(error.body));
  } catch {
    // Not a problem document, for example a gateway's HTML page.
    return undefined;
  }
}
