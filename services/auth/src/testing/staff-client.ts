import { randomUUID } from 'node:crypto';
import { auditedEvents } from '@town/contracts/audit/events';
import type { StaffRole } from '@town/contracts/staff/roles';
import type { LoginAnswer } from '@town/contracts/staff/sign-in';
import { readJson } from '@town/service-kit/testing/read-json';
import type { ServiceHarness } from '@town/service-kit/testing/service-harness';
import { AccountsService } from '../accounts/accounts-service.js';
import { outboxEvents } from './outbox-events.js';

export const password = 'three ducks on the river';

/** The requests of staff in a test, over HTTP. */
export interface StaffClient {
  /** Adds an account with the test's password; its e-mail address is new. */
  addAccount(role?: StaffRole): Promise<string>;
  /** Signs in from a new network address; returns the token. */
  signIn(email: string, password?: string): Promise<string>;
  isSignedIn(token: string): Promise<boolean>;
  /** The actions of an account in the audit log, in order. */
  actionsBy(email: string): Promise<string[]>;
  /** Sends a request, with JSON when there is a body. */
  send(path: string, init?: { method?: string; token?: string; body?: unknown }): Promise<Response>;
}

let visitors = 0;

/** The staff of a running auth service. */
export function staffClient({ address, database, service }: ServiceHarness): StaffClient {
  const send: StaffClient['send'] = (path, { method = 'GET', token, body } = {}) =>
    fetch(address(path), {
      method,
      headers: {
        'X-Real-IP': `10.9.${Math.floor(++visitors / 250)}.${visitors % 250}`,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    send,
    async addAccount(role = 'administrator') {
      const email = `${role}-${randomUUID()}@example.com`;
      await service().app.get(AccountsService).add(email, password, role);
      return email;
    },
    async signIn(email, typed = password) {
      const body = { username: email, password: typed };
      const answer = await send('/api/admin/login', { method: 'POST', body });
      return (await readJson<LoginAnswer>(answer)).token;
    },
    isSignedIn: async (token) => (await send('/api/admin/session', { token })).status === 200,
    actionsBy: async (email) =>
      (await outboxEvents(database(), auditedEvents.auth))
        .filter(({ actor }) => actor === email)
        .map(({ action }) => action),
  };
}
