import type { ManagedRecord } from '@town/contracts/managed-records/record';
import type { LoadMapEngine } from '@town/slice-kit/map-engine';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { useToasts } from '@town/slice-kit/toasts';
import type { ReactNode } from 'react';
import { createRoutes } from '../../routes';
import { useSession } from '../../session/session';
import { setUnsaved } from '../session/unsaved';

/** A call that a page made. */
export interface FakeCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

/** Answers a call; by default with a 404. */
export type FakeAnswer = (call: FakeCall) => Response | Promise<Response>;

/** An answer in the form of the API's errors. */
export function problem(status: number, more: object = {}): Response {
  const detail = `Status ${status}`;
  const body = { type: 'about:blank', title: detail, status, detail, message: detail, ...more };
  return Response.json(body, { status });
}

let last = 0;

/** A record of any kind as the API gives it. */
export function aRecord(given: Partial<ManagedRecord> & Record<string, unknown>): ManagedRecord {
  last += 1;
  return {
    id: `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
    slug: `record-${last}`,
    state: 'published',
    version: 4,
    publishedVersion: 4,
    publishAt: null,
    withdrawAt: null,
    updatedAt: '2027-03-09T20:05:00.000Z',
    updatedBy: 'bea@example.com',
    ...given,
  };
}

/** Signs a member of the staff in, as an earlier visit of this browser did. */
export function signIn(email = 'ada@example.com'): void {
  localStorage.setItem('adminToken', `token-of-${email}`);
  localStorage.setItem('adminUser', email);
  useSession.setState({ state: 'unknown', token: null, user: null });
}

/** Starts each test with an empty browser and a signed-in clerk. */
export function startDesk(): void {
  localStorage.clear();
  sessionStorage.clear();
  useToasts.setState({ toast: null, lastId: 0 });
  setUnsaved(false);
  signIn();
}

/**
 * Visits a page of the desk on a network that a test answers.
 * @param answers by method and path without query, for example `PUT /api/admin/businesses/1`; a test
 * may change them later
 * @param loadMapEngine draws maps, for tests that are about one
 * @param around what the site shows beside the desk
 */
export function visitDesk(
  path: string,
  answers: Record<string, FakeAnswer | object>,
  loadMapEngine?: LoadMapEngine,
  around?: (page: ReactNode) => ReactNode,
) {
  const visit = renderRoutes(createRoutes, {
    path,
    ...(loadMapEngine && { loadMapEngine }),
    ...(around && { around }),
  });
  const calls: FakeCall[] = [];
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    const method = init?.method ?? 'GET';
    const headers = new Headers(init?.headers);
    const isJson = headers.get('content-type') === 'application/json';
    const body = isJson ? JSON.parse(String(init?.body)) : init?.body;
    const call = { method, path: address, headers, body };
    calls.push(call);
    const answer = answers[`${method} ${address.split('?')[0]}`];
    if (typeof answer === 'function') return answer(call);
    if (answer !== undefined) return Response.json(answer);
    return problem(404);
  };
  const sent = (method: string) => calls.filter((call) => call.method === method);
  return { ...visit, calls, sent, answers };
}

/** The toast that is shown now. */
export const shownToast = () => useToasts.getState().toast;

/** Whether a button keeps the focus and ignores presses. */
export const isIdle = (button: HTMLButtonElement) =>
  button.getAttribute('aria-disabled') === 'true' && !button.disabled;
