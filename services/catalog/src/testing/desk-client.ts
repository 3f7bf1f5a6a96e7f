import type { Business } from '@town/contracts/businesses/record';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import type { FakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import type { ServiceHarness } from '@town/service-kit/testing/service-harness';

export const businesses = '/api/admin/businesses';
export const bakery = { name: 'Stone Oven Bakery', category: 'food', phone: '830-555-0150' };

interface Call {
  /** A CSV file as text, or an object that is sent as JSON. */
  body?: object | string;
  ifMatch?: string;
  /** The Idempotency-Key header. */
  key?: string;
  token?: string;
  type?: string;
  accept?: string;
}

/** A client for the staff routes. It signs in as an editor when no token is given. */
export function deskClient({ address, read }: ServiceHarness, auth: () => FakeAuth) {
  function call(
    method: string,
    path: string,
    { body, ifMatch, key, token, type, accept }: Call = {},
  ) {
    const file = typeof body === 'string';
    return fetch(address(path), {
      method,
      ...(body && { body: file ? body : JSON.stringify(body) }),
      headers: {
        Authorization: `Bearer ${token ?? auth().tokenOf('editor')}`,
        ...(body && { 'Content-Type': type ?? (file ? 'text/csv' : 'application/json') }),
        ...(accept && { Accept: accept }),
        ...(ifMatch && { 'If-Match': ifMatch }),
        ...(key && { 'Idempotency-Key': key }),
      },
    });
  }
  const send = <Answer = ManagedRecord>(method: string, path: string, options?: Call) =>
    readJson<Answer>(call(method, path, options));
  const create = (body: object) => send('POST', businesses, { body });
  /** The business as the public sees it. */
  const shown = async (id: string) =>
    (await read<Business[]>('/api/businesses')).find((business) => business.id === id);
  return { call, send, create, shown };
}
