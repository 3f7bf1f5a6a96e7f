import { auditedEvents } from '@town/contracts/audit/events';
import { useService } from '@town/service-kit/testing/service-harness';
import { AccountsService } from '../accounts/accounts-service.js';
import { authService } from '../auth-service.js';
import { PasswordHashes } from '../passwords/password-hashes.js';
import { outboxEvents } from '../testing/outbox-events.js';
import { codeOf, secondFactorClient } from '../testing/second-factor-client.js';
import { password, staffClient } from '../testing/staff-client.js';

const harness = useService(authService);
const staff = staffClient(harness);
const factor = secondFactorClient(staff);

/** A recovery code that no account has. */
const unknownCode = 'a'.repeat(16);

/** Signs in an account and turns on its one-time codes. */
async function enrolled() {
  const email = await staff.addAccount('administrator');
  const token = await staff.signIn(email);
  return { email, token, ...(await factor.enroll(token)) };
}

const problemOf = async (answer: Promise<Response>) => (await answer).json();

const ended = { status: 401, code: 'sign-in-ended' };

test('a recovery code signs in once, in any spelling', async () => {
  const { email, token, recoveryCodes } = await enrolled();
  const [code = ''] = recoveryCodes;
  const { challenge } = await factor.begin(email);
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
  expect((await factor.finish({ challenge, recoveryCode: typed })).status).toBe(200);
  expect((await factor.active(token)).recoveryCodes).toBe(9);
  const next = await factor.begin(email);
  const again = factor.finish({ challenge: next.challenge, recoveryCode: code });
  expect(await problemOf(again)).toMatchObject({ errors: [{ path: 'recoveryCode' }] });
});

test('new recovery codes replace the previous ones', async () => {
  const { email, token, recoveryCodes } = await enrolled();
  const path = '/api/admin/second-factor/recovery-codes';
  expect((await factor.post(path, { password: 'wrong' }, token)).status).toBe(400);
  expect((await factor.post(path, { password }, token)).status).toBe(200);
  const { challenge } = await factor.begin(email);
  const answer = await factor.finish({ challenge, recoveryCode: recoveryCodes[0] });
  expect(answer.status).toBe(401);
});

test('an account without a second factor gets no recovery codes', async () => {
  const token = await staff.signIn(await staff.addAccount());
  const path = '/api/admin/second-factor/recovery-codes';
  expect((await factor.post(path, { password }, token)).status).toBe(409);
});

test('a challenge ends after five wrong codes, so the right one is refused afterwards', async () => {
  const { email, secret } = await enrolled();
  const { challenge } = await factor.begin(email);
  for (let time = 0; time < 5; time += 1) {
    const answer = factor.finish({ challenge, recoveryCode: unknownCode });
    expect(await problemOf(answer)).toMatchObject({ code: 'wrong-second-factor' });
  }
  const right = factor.finish({ challenge, code: codeOf(secret, 1) });
  expect(await problemOf(right)).toMatchObject(ended);
});

test('after twenty wrong codes within an hour, a sign-in with the password is refused', async () => {
  const { email } = await enrolled();
  for (let sign = 0; sign < 4; sign += 1) await factor.begin(email);
  await harness.database().query(
    `update staff_challenges set tries = 5, created_at = now() - interval '20 minutes'
     where account_id = (select id from staff_accounts where email = $1)`,
    [email],
  );
  const answer = await factor.post('/api/admin/login', { username: email, password });
  expect(answer.status).toBe(429);
  const minutes = Number(answer.headers.get('retry-after')) / 60;
  expect(minutes).toBeGreaterThan(30);
  expect(minutes).toBeLessThanOrEqual(40);
});

test('challenges created earlier share the limit of twenty wrong codes', async () => {
  const { email } = await enrolled();
  const begun = [];
  for (let sign = 0; sign < 5; sign += 1) begun.push(await factor.begin(email));
  await harness.database().query(
    `update staff_challenges set tries = 19
     where token_hash = (select token_hash from staff_challenges
       where account_id = (select id from staff_accounts where email = $1)
       order by created_at desc limit 1)`,
    [email],
  );
  const answers = await Promise.all(
    begun
      .slice(0, 4)
      .map(({ challenge }) => factor.finish({ challenge, recoveryCode: unknownCode })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 429, 429, 429]);
});

test('wrong codes cause the same delay as wrong passwords, and the right password does not reset it', async () => {
  const { email } = await enrolled();
  const headers = { 'Content-Type': 'application/json', 'X-Real-IP': '10.77.0.1' };
  const send = (path: string, body: object) =>
    fetch(harness.address(path), { method: 'POST', headers, body: JSON.stringify(body) });
  const { challenge } = await factor.begin(email);
  for (let time = 0; time < 5; time += 1) {
    await send('/api/admin/login/second-factor', { challenge, recoveryCode: unknownCode });
  }
  expect((await send('/api/admin/login', { username: email, password })).status).toBe(429);
});

test('a challenge expires after five minutes', async () => {
  const { email, secret } = await enrolled();
  const { challenge } = await factor.begin(email);
  await harness
    .database()
    .query("update staff_challenges set created_at = created_at - interval '5 minutes'");
  const answer = factor.finish({ challenge, code: codeOf(secret, 1) });
  expect(await problemOf(answer)).toMatchObject(ended);
});

test('a new password or disabling the account ends a started sign-in', async () => {
  const accounts = harness.service().app.get(AccountsService);
  for (const change of [
    (email: string) => accounts.reset(email, 'a heron under the bridge'),
    (email: string) => accounts.disable(email),
  ]) {
    const { email, secret } = await enrolled();
    const { challenge } = await factor.begin(email);
    await change(email);
    const answer = factor.finish({ challenge, code: codeOf(secret, 1) });
    expect(await problemOf(answer)).toMatchObject(ended);
  }
});

test.each([
  ['no challenge', { code: '123456' }],
  ['no proof', { challenge: 'c' }],
  ['two proofs', { challenge: 'c', code: '123456', recoveryCode: unknownCode }],
  ['letters for digits', { challenge: 'c', code: 'abcdef' }],
  ['a passkey without a signature', { challenge: 'c', passkey: { id: 'x', type: 'public-key' } }],
])('%s is refused', async (_, body) => {
  expect((await factor.finish(body)).status).toBe(400);
});

test('an invented challenge is refused', async () => {
  const answer = factor.finish({ challenge: 'invented', code: '123456' });
  expect(await problemOf(answer)).toMatchObject(ended);
});

test('an administrator removes the second factor of an account, which ends its sessions', async () => {
  const { email, token } = await enrolled();
  const [{ id } = { id: '' }] = await harness
    .database()
    .query<{ id: string }>('select id from staff_accounts where email = $1', [email]);
  const path = `/api/admin/staff/${id}/second-factor`;
  const administrator = await staff.addAccount('administrator');
  const by = await staff.signIn(administrator);
  expect((await staff.send(path, { method: 'DELETE', token: by })).status).toBe(204);
  expect((await staff.send('/api/admin/session', { token })).status).toBe(401);
  expect(await staff.signIn(email)).toEqual(expect.any(String));
  const entries = await outboxEvents(harness.database(), auditedEvents.auth);
  expect(entries.find(({ action }) => action === 'reset-second-factor')).toMatchObject({
    actor: administrator,
    id,
    before: { oneTimeCode: true, passkeys: 0 },
  });
  const nobody = '/api/admin/staff/00000000-0000-4000-8000-000000000000/second-factor';
  expect((await staff.send(nobody, { method: 'DELETE', token: by })).status).toBe(404);
});

test('an operator removes the second factor of an account', async () => {
  const { email } = await enrolled();
  await harness.service().app.get(AccountsService).resetSecondFactor(email);
  expect(await staff.signIn(email)).toEqual(expect.any(String));
});

test('the database stores neither challenges nor recovery codes as plain text', async () => {
  const { email, recoveryCodes } = await enrolled();
  const { challenge } = await factor.begin(email);
  const tables = ['staff_challenges', 'staff_recovery_codes'];
  for (const table of tables) {
    const rows = JSON.stringify(await harness.database().query(`select * from ${table}`));
    expect(rows).not.toContain(challenge);
    expect(rows).not.toContain(recoveryCodes[0]?.replaceAll('-', ''));
  }
});

test('a password that is replaced during its check does not start the second step', async () => {
  const { email } = await enrolled();
  const hashes = harness.service().app.get(PasswordHashes);
  const { match } = hashes;
  const replaced = await hashes.hash('a heron under the bridge');
  hashes.match = async (...given) => {
    const matches = await match.apply(hashes, given);
    await harness
      .database()
      .query('update staff_accounts set password_hash = $2 where email = $1', [email, replaced]);
    return matches;
  };
  try {
    const answer = await factor.post('/api/admin/login', { username: email, password });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ detail: 'Invalid credentials' });
  } finally {
    hashes.match = match;
  }
});
