import { type FieldError, problemSchema } from '@town/contracts/problem';
import * as z from 'zod/mini';
import { HttpError } from './http-error';

// The page's security policy allows no code made from text. Everything that sends passes here.
z.config({ jitless: true });

interface SendOptions {
  method?: 'POST' | 'PUT' | 'DELETE';
  /** Makes a repeat of the same call harmless. */
  idempotencyKey?: string;
  /** The staff session's bearer token. */
  token?: string;
}

/**
 * Calls the API with a JSON body, or with none.
 * @returns the answer's JSON; undefined where it has no content
 * @throws HttpError when the answer is not a success
 */
export async function sendJson(
  path: string,
  body?: unknown,
  { method = 'POST', idempotencyKey, token }: SendOptions = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new HttpError(response.status, text || response.statusText);
  return text ? JSON.parse(text) : undefined;
}

/** What the server says is wrong with single fields; empty where it says nothing of the kind. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  if (!(error instanceof HttpError)) return [];
  return problemOf(error)?.errors ?? [];
}

/** The server's own words for an error, if it has any for people. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof HttpError ? problemOf(error)?.message : undefined;
}

function problemOf(error: HttpError) {
  try {
    return problemSchema.safeParse(JSON.parse(error.body)).data;
  } catch {
    // A gateway's page in HTML, say: nothing for people in it.
    return undefined;
  }
}
