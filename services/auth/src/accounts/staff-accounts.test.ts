import { randomUUID } from 'node:crypto';
import { auditedEvents } from '@town/contracts/audit/events';
import type { Assignee, StaffAccount } from '@town/contracts/staff/accounts';
import { roleChanged, staffInvited } from '@town/contracts/staff/events';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { authService } from '../auth-service.js';
import { outboxEvents } from '../testing/outbox-events.js';
import { password, staffClient } from '../testing/staff-client.js';

const harness = useService(authService);
const staff = staffClient(harness);
const path = '/api/admin/staff';

let chief: string;
let token: string;
beforeAll(async () => {
  chief = await staff.addAccount();
  token = await staff.signIn(chief);
});

const invite = (email: string, role = 'editor') =>
  staff.send(path, { method: 'POST', token, body: { email, role } });

const invited = (email = `${randomUUID()}@example.com`) => readJson<StaffAccount>(invite(email));

const linkTo = async (email: string) =>
  (await outboxEvents(harness.database(), staffInvited)).findLast((each) => each.email === email)
    ?.token;

const accept = (link: string | undefined, chosen = password) =>
  staff.send('/api/admin/invitations/accept', {
    method: 'POST',
    body: { token: link, password: chosen },
  });

const change = (id: string, role: string) =>
  staff.send(`${path}/${id}`, { method: 'PUT', token, body: { role } });

const disable = (id: string) => staff.send(`${path}/${id}`, { method: 'DELETE', token });

async function listed(id: string): Promise<StaffAccount | undefined> {
  const accounts = await readJson<StaffAccount[]>(staff.send(path, { token }));
  return accounts.find((account) => account.id === id);
}

const entriesOf = async (id: string) =>
  (await outboxEvents(harness.database(), auditedEvents.auth)).filter((entry) => entry.id === id);

test('an invited person sets a password through the link, once, and signs in', async () => {
  const answer = await invite('New@example.com');
  expect(answer.status).toBe(201);
  const account = await readJson<StaffAccount>(answer);
  expect(account).toEqual({
    id: expect.any(String),
    email: 'New@example.com',
    role: 'editor',
    state: 'invited',
    secondFactor: false,
    createdAt: expect.any(String),
  });
  const link = await linkTo('New@example.com');
  const accepted = await accept(link);
  expect(accepted.status).toBe(200);
  expect(await accepted.json()).toEqual({ email: 'New@example.com' });
  expect((await accept(link)).status).toBe(404);
  expect(await listed(account.id)).toMatchObject({ state: 'active', role: 'editor' });
  const session = await staff.send('/api/admin/session', {
    token: await staff.signIn('new@EXAMPLE.com'),
  });
  expect(await session.json()).toMatchObject({ role: 'editor', may: ['reader', 'editor'] });
  expect((await entriesOf(account.id)).map(({ actor, action }) => [actor, action])).toEqual([
    [chief, 'invite'],
    ['New@example.com', 'accept-invitation'],
    ['New@example.com', 'sign-in'],
  ]);
});

test('an item can be assigned to everybody who can work on it, and not to disabled accounts', async () => {
  const [editor, reader, left] = [
    await invited(),
    await staff.addAccount('reader'),
    await invited(),
  ];
  expect((await disable(left.id)).status).toBe(204);
  const answer = await staff.send(`${path}/assignees`, { token: await staff.signIn(reader) });
  const assignees = await readJson<Assignee[]>(answer);
  const addresses = assignees.map(({ email }) => email);
  expect(addresses).toEqual(expect.arrayContaining([chief, editor.email]));
  expect(addresses).not.toContain(reader);
  expect(addresses).not.toContain(left.email);
  expect(await (await fetch(harness.address('/internal/assignees'))).json()).toEqual(assignees);
});

test('an account cannot sign in before its invitation is accepted', async () => {
  const { email } = await invited();
  const answer = await staff.send('/api/admin/login', {
    method: 'POST',
    body: { username: email, password },
  });
  expect(answer.status).toBe(401);
});

test('the database stores only the hash of a link', async () => {
  const { email } = await invited();
  const rows = await harness.database().query('select * from staff_links');
  expect(JSON.stringify(rows)).not.toContain(await linkTo(email));
});

test('a second invitation invalidates the link of the first', async () => {
  const { email, id } = await invited();
  const first = await linkTo(email);
  expect((await invite(email, 'reader')).status).toBe(201);
  expect((await accept(first)).status).toBe(404);
  expect((await accept(await linkTo(email))).status).toBe(200);
  expect(await listed(id)).toMatchObject({ role: 'reader' });
});

test('an invitation expires after 72 hours', async () => {
  const [inTime, tooLate] = [await invited(), await invited()];
  const age = (id: string, hours: number) =>
    harness.database().query(
      `update staff_links set expires_at = expires_at - $2 * interval '1 hour'
         where account_id = $1`,
      [id, hours],
    );
  await age(inTime.id, 71.9);
  await age(tooLate.id, 72);
  expect((await accept(await linkTo(inTime.email))).status).toBe(200);
  expect((await accept(await linkTo(tooLate.email))).status).toBe(404);
});

test('of two simultaneous requests with one link, one succeeds', async () => {
  const { email } = await invited();
  const link = await linkTo(email);
  const answers = await Promise.all([accept(link), accept(link), accept(link)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
});

test('an active account cannot be invited', async () => {
  const answer = await invite(chief.toUpperCase());
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    detail: 'There is an account with this e-mail address already',
  });
});

test.each([
  ['short', 'too short'],
  ['Password1234', 'common, though long enough'],
  ['qwertyuiop12', 'common, though long enough'],
])('the password %s is refused because it is %s', async (chosen) => {
  const { email } = await invited();
  const link = await linkTo(email);
  const answer = await accept(link, chosen);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ path: 'password' }] });
  expect((await accept(link)).status).toBe(200);
});

test('a changed role applies at once, and is published and audited once', async () => {
  const email = await staff.addAccount('editor');
  const theirs = await staff.signIn(email);
  const accounts = await readJson<StaffAccount[]>(staff.send(path, { token }));
  const { id } = accounts.find((account) => account.email === email)!;
  expect((await staff.send(path, { token: theirs })).status).toBe(403);
  expect((await change(id, 'administrator')).status).toBe(200);
  expect((await staff.send(path, { token: theirs })).status).toBe(200);
  expect((await change(id, 'administrator')).status).toBe(200);
  const told = await outboxEvents(harness.database(), roleChanged);
  expect(told.filter((each) => each.id === id)).toEqual([
    { id, email, previousRole: 'editor', role: 'administrator' },
  ]);
  expect((await entriesOf(id)).filter(({ action }) => action === 'change-role')).toEqual([
    expect.objectContaining({
      actor: chief,
      before: { role: 'editor' },
      after: { role: 'administrator' },
    }),
  ]);
  expect((await disable(id)).status).toBe(204);
});

test('a disabled account is signed out at once, and can be invited again', async () => {
  const email = await staff.addAccount('reader');
  const theirs = await staff.signIn(email);
  const accounts = await readJson<StaffAccount[]>(staff.send(path, { token }));
  const { id } = accounts.find((account) => account.email === email)!;
  expect((await disable(id)).status).toBe(204);
  expect((await disable(id)).status).toBe(204);
  expect((await staff.send('/api/admin/session', { token: theirs })).status).toBe(401);
  expect(await listed(id)).toMatchObject({ state: 'disabled' });
  expect((await entriesOf(id)).filter(({ action }) => action === 'disable')).toHaveLength(1);
  expect((await invite(email, 'reader')).status).toBe(201);
  expect(await listed(id)).toMatchObject({ state: 'invited' });
});

test('a link of a disabled account is invalid', async () => {
  const { id, email } = await invited();
  expect((await disable(id)).status).toBe(204);
  expect((await accept(await linkTo(email))).status).toBe(404);
});

test('the last administrator cannot be removed', async () => {
  const accounts = await readJson<StaffAccount[]>(staff.send(path, { token }));
  const { id } = accounts.find(({ email }) => email === chief)!;
  // An administrator who is only invited cannot manage accounts yet, so they do not count.
  expect((await invite(`${randomUUID()}@example.com`, 'administrator')).status).toBe(201);
  for (const answer of [await change(id, 'editor'), await disable(id)]) {
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(/last admin/) });
  }
  expect(await listed(id)).toMatchObject({ role: 'administrator', state: 'active' });
});

test('of two administrators who disable each other at once, one stays', async () => {
  const other = await staff.addAccount();
  const others = await staff.signIn(other);
  const accounts = await readJson<StaffAccount[]>(staff.send(path, { token }));
  const idOf = (email: string) => accounts.find((account) => account.email === email)!.id;
  const answers = await Promise.all([
    disable(idOf(other)),
    staff.send(`${path}/${idOf(chief)}`, { method: 'DELETE', token: others }),
  ]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const left = await harness.database().query(
    `select 1 from staff_accounts where role = 'administrator' and disabled_at is null
       and password_hash is not null`,
  );
  expect(left).toHaveLength(1);
});

test.each([
  [{ email: 'nobody', role: 'editor' }, 'valid email'],
  [{ email: 'a@example.com', role: 'king' }, 'reader, editor or administrator'],
])('the invitation %j is refused', async (body, message) => {
  const survivor = await staff.signIn(await staff.addAccount());
  const answer = await staff.send(path, { method: 'POST', token: survivor, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining(message) });
});
