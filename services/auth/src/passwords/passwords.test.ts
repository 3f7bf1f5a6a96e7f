import { passwordResetRequested } from '@town/contracts/staff/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { AccountEntity } from '../accounts/account-entity.js';
import { lockAccount } from '../accounts/find-account.js';
import { authService } from '../auth-service.js';
import { LinkRetention } from '../links/link-retention.js';
import { outboxEvents } from '../testing/outbox-events.js';
import { password, staffClient } from '../testing/staff-client.js';
import { PasswordHashes } from './password-hashes.js';

const harness = useService(authService);
const staff = staffClient(harness);
const next = 'a heron under the bridge';

const forgotten = (email: string) =>
  staff.send('/api/admin/password/forgotten', { method: 'POST', body: { email } });

const reset = (token: string | undefined, chosen = next) =>
  staff.send('/api/admin/password/reset', { method: 'POST', body: { token, password: chosen } });

const change = (token: string, current: string, chosen = next) =>
  staff.send('/api/admin/password', {
    method: 'PUT',
    token,
    body: { current, password: chosen },
  });

const linksTo = async (email: string) =>
  (await outboxEvents(harness.database(), passwordResetRequested))
    .filter((each) => each.email === email)
    .map(({ token }) => token);

const statusOf = async (username: string, typed: string) => {
  const body = { username, password: typed };
  return (await staff.send('/api/admin/login', { method: 'POST', body })).status;
};

test('a forgotten password is replaced through a link, once, and every session ends', async () => {
  const email = await staff.addAccount('editor');
  const session = await staff.signIn(email);
  expect((await forgotten(email.toUpperCase())).status).toBe(202);
  const [link] = await linksTo(email);
  expect(await staff.isSignedIn(session)).toBe(true);
  expect((await reset(link)).status).toBe(200);
  expect(await staff.isSignedIn(session)).toBe(false);
  expect((await reset(link)).status).toBe(404);
  expect(await statusOf(email, password)).toBe(401);
  expect(await statusOf(email, next)).toBe(200);
  expect(await staff.actionsBy(email)).toEqual([
    'sign-in',
    'reset-password',
    'failed-sign-in',
    'sign-in',
  ]);
});

test('the response does not reveal whether the account exists', async () => {
  const email = await staff.addAccount();
  const answers = await Promise.all(
    [email, 'nobody@example.com'].map(async (each) => {
      const answer = await forgotten(each);
      return { status: answer.status, text: await answer.text() };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(await linksTo('nobody@example.com')).toEqual([]);
});

test('an account gets at most three links an hour', async () => {
  const email = await staff.addAccount();
  for (let time = 0; time < 5; time += 1) expect((await forgotten(email)).status).toBe(202);
  const links = await linksTo(email);
  expect(links).toHaveLength(3);
  expect((await reset(links[0])).status).toBe(404);
  expect((await reset(links[2])).status).toBe(200);
});

test('a link expires after an hour, and can only set a password', async () => {
  const email = await staff.addAccount();
  await forgotten(email);
  const [link] = await linksTo(email);
  const asInvitation = await staff.send('/api/admin/invitations/accept', {
    method: 'POST',
    body: { token: link, password: next },
  });
  expect(asInvitation.status).toBe(404);
  await harness
    .database()
    .query("update staff_links set expires_at = expires_at - interval '1 hour'");
  expect((await reset(link)).status).toBe(404);
  expect(await statusOf(email, password)).toBe(200);
});

test('a disabled account gets no link', async () => {
  const email = await staff.addAccount();
  await harness
    .database()
    .query('update staff_accounts set disabled_at = now() where email = $1', [email]);
  expect((await forgotten(email)).status).toBe(202);
  expect(await linksTo(email)).toEqual([]);
});

test('changing the own password ends the other sessions and keeps this one', async () => {
  const email = await staff.addAccount('reader');
  const [here, elsewhere] = [await staff.signIn(email), await staff.signIn(email)];
  expect((await change(here, password)).status).toBe(204);
  expect(await staff.isSignedIn(here)).toBe(true);
  expect(await staff.isSignedIn(elsewhere)).toBe(false);
  expect(await statusOf(email, next)).toBe(200);
  expect(await staff.actionsBy(email)).toEqual([
    'sign-in',
    'sign-in',
    'change-password',
    'sign-in',
  ]);
});

test('a wrong current password changes nothing', async () => {
  const email = await staff.addAccount();
  const token = await staff.signIn(email);
  const answer = await change(token, 'wrong');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [{ path: 'current', message: 'This is not your password' }],
  });
  expect(await statusOf(email, password)).toBe(200);
});

test.each([
  ['eleven char', 'Password must be at least 12 characters'],
  ['iloveyou1234', 'one of the first that are guessed'],
])('%s is refused as a new password', async (chosen, message) => {
  const token = await staff.signIn(await staff.addAccount());
  const answer = await change(token, password, chosen);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining(message) });
});

test('a password needs no digits, capitals or punctuation', async () => {
  const token = await staff.signIn(await staff.addAccount());
  expect((await change(token, password, 'willow kettle lantern')).status).toBe(204);
});

test('a change with the old password fails when a reset has replaced it in the meantime', async () => {
  const email = await staff.addAccount();
  const session = await staff.signIn(email);
  const dataSource = harness.service().app.get(DataSource);
  const hash = await harness.service().app.get(PasswordHashes).hash(next);
  // Wrapped in an object: returning the promise itself would make the transaction wait for the response.
  const { answer } = await dataSource.transaction(async (manager) => {
    const account = await lockAccount(manager, email);
    const begun = change(session, password, 'an otter in the mill race');
    await eventually(async () => {
      const waiting = await dataSource.query<unknown[]>(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    });
    await manager.update(AccountEntity, { id: account!.id }, { passwordHash: hash });
    return { answer: begun };
  });
  expect((await answer).status).toBe(400);
  expect(await statusOf(email, next)).toBe(200);
});

test('a link is deleted a day after it expired, and a valid one is kept', async () => {
  const { database, service } = harness;
  await database().query('delete from staff_links');
  const email = await staff.addAccount();
  for (const end of ['-25 hours', '-23 hours', '1 hour']) {
    await database().query(
      `insert into staff_links (id, account_id, purpose, token_hash, expires_at)
       select gen_random_uuid(), id, 'invitation', $2::text, now() + $2::text::interval
       from staff_accounts where email = $1`,
      [email, end],
    );
  }
  await service().app.get(LinkRetention, { strict: false }).run();
  const left = await database().query('select token_hash from staff_links order by expires_at');
  expect(left).toEqual([{ token_hash: '-23 hours' }, { token_hash: '1 hour' }]);
});
