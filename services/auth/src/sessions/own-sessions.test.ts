import { auditedEvents } from '@town/contracts/audit/events';
import type { StaffSession } from '@town/contracts/staff/sessions';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { decodeJwt } from 'jose';
import { authService } from '../auth-service.js';
import { outboxEvents } from '../testing/outbox-events.js';
import { staffClient } from '../testing/staff-client.js';

const harness = useService(authService);
const staff = staffClient(harness);

const sessionsOf = (token: string) =>
  readJson<StaffSession[]>(staff.send('/api/admin/sessions', { token }));

const end = (token: string, id: string) =>
  staff.send(`/api/admin/sessions/${id}`, { method: 'DELETE', token });

const status = async (token: string) => (await staff.send('/api/admin/session', { token })).status;

/** Sets the last use of a session to this many minutes ago. */
const leaveUnused = (token: string, minutes: number) =>
  harness
    .database()
    .query(
      `update staff_sessions set last_used_at = now() - $2 * interval '1 minute' where id = $1`,
      [decodeJwt(token).jti, minutes],
    );

const unusedSeconds = async (token: string) => {
  const [row] = await harness.database().query<{ seconds: number }>(
    `select extract(epoch from now() - last_used_at)::float as seconds
       from staff_sessions where id = $1`,
    [decodeJwt(token).jti],
  );
  return row?.seconds;
};

test('a session contains its account, its role and its end', async () => {
  const email = await staff.addAccount('reader');
  const token = await staff.signIn(email);
  const answer = await staff.send('/api/admin/session', { token });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    email,
    role: 'reader',
    mustEnroll: false,
    may: ['reader'],
    idleMinutes: 30,
    expiresAt: expect.any(String),
  });
});

test('staff list their own sessions and end them one by one', async () => {
  const email = await staff.addAccount('reader');
  const [here, elsewhere] = [await staff.signIn(email), await staff.signIn(email)];
  const others = await staff.signIn(await staff.addAccount());
  const listed = await sessionsOf(here);
  expect(listed).toHaveLength(2);
  expect(listed.filter(({ current }) => current)).toEqual([
    expect.objectContaining({ id: decodeJwt(here).jti, lastUsedAt: expect.any(String) }),
  ]);
  expect((await end(here, String(decodeJwt(others).jti))).status).toBe(404);
  expect((await end(here, String(decodeJwt(elsewhere).jti))).status).toBe(204);
  expect((await end(here, String(decodeJwt(elsewhere).jti))).status).toBe(404);
  expect(await status(elsewhere)).toBe(401);
  expect(await status(others)).toBe(200);
  expect(await sessionsOf(here)).toHaveLength(1);
  const entries = await outboxEvents(harness.database(), auditedEvents.auth);
  expect(entries.filter((entry) => entry.actor === email).map(({ action }) => action)).toEqual([
    'sign-in',
    'sign-in',
    'end-session',
  ]);
});

test('staff end all their other sessions at once, and no sessions of other accounts', async () => {
  const email = await staff.addAccount('reader');
  const [here, ...elsewhere] = [
    await staff.signIn(email),
    await staff.signIn(email),
    await staff.signIn(email),
  ];
  const others = await staff.signIn(await staff.addAccount());
  const endOthers = (token?: string) =>
    staff.send('/api/admin/sessions', { method: 'DELETE', ...(token && { token }) });
  expect((await endOthers()).status).toBe(401);
  expect((await endOthers(here)).status).toBe(204);
  expect(await Promise.all(elsewhere.map(status))).toEqual([401, 401]);
  expect((await endOthers(elsewhere[0])).status).toBe(401);
  expect(await status(here)).toBe(200);
  expect(await status(others)).toBe(200);
  expect(await sessionsOf(here)).toEqual([expect.objectContaining({ current: true })]);
  const entries = await outboxEvents(harness.database(), auditedEvents.auth);
  const ended = entries.filter(({ action }) => action === 'end-other-sessions');
  expect(ended.map(({ actor }) => actor)).toEqual([email]);
});

test('a session ends after 30 minutes without use', async () => {
  const [used, unused] = [
    await staff.signIn(await staff.addAccount()),
    await staff.signIn(await staff.addAccount()),
  ];
  await leaveUnused(used, 29);
  await leaveUnused(unused, 30);
  expect(await status(used)).toBe(200);
  expect(await unusedSeconds(used)).toBeLessThan(60);
  expect(await status(unused)).toBe(401);
  expect(await status(unused)).toBe(401);
});

test('a request to another service counts as use', async () => {
  const token = await staff.signIn(await staff.addAccount());
  await leaveUnused(token, 20);
  await fetch(harness.address(`/internal/sessions/${decodeJwt(token).jti}`));
  expect(await unusedSeconds(token)).toBeLessThan(60);
});

test('use is stored at most once a minute', async () => {
  const token = await staff.signIn(await staff.addAccount());
  await leaveUnused(token, 0.5);
  expect(await status(token)).toBe(200);
  expect(await unusedSeconds(token)).toBeGreaterThan(29);
});

test('a failed sign-in is recorded with the address of an existing account, and otherwise without one', async () => {
  const email = await staff.addAccount();
  for (const username of [email, 'secret-typed-here@example.com']) {
    const body = { username, password: 'wrong' };
    expect((await staff.send('/api/admin/login', { method: 'POST', body })).status).toBe(401);
  }
  const entries = await outboxEvents(harness.database(), auditedEvents.auth);
  const failed = entries.filter(({ action }) => action === 'failed-sign-in');
  expect(failed.map(({ actor }) => actor)).toEqual([email, '']);
  expect(JSON.stringify(entries)).not.toContain('secret-typed-here');
});

test('a sign-out is recorded', async () => {
  const email = await staff.addAccount();
  const token = await staff.signIn(email);
  expect((await staff.send('/api/admin/logout', { method: 'POST', token })).status).toBe(204);
  const entries = await outboxEvents(harness.database(), auditedEvents.auth);
  expect(entries.filter(({ actor }) => actor === email).map(({ action }) => action)).toEqual([
    'sign-in',
    'sign-out',
  ]);
});
