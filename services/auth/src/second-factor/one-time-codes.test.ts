import { useService } from '@town/service-kit/testing/service-harness';
import { authService } from '../auth-service.js';
import { codeOf, secondFactorClient } from '../testing/second-factor-client.js';
import { password, staffClient } from '../testing/staff-client.js';

const harness = useService(authService);
const staff = staffClient(harness);
const factor = secondFactorClient(staff);

const own = '/api/admin/second-factor';

/** Signs in an account and turns on its one-time codes. */
async function enrolled() {
  const email = await staff.addAccount('reader');
  const token = await staff.signIn(email);
  return { email, token, ...(await factor.enroll(token)) };
}

test('one-time codes need the password and a code to be turned on, and are required afterwards', async () => {
  const { email, token, secret, recoveryCodes } = await enrolled();
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await factor.active(token)).toEqual({
    required: false,
    oneTimeCode: true,
    passkeys: [],
    recoveryCodes: 10,
  });
  const needed = await factor.begin(email);
  expect(needed.methods).toEqual(['code', 'recovery-code']);
  const answer = await factor.finish({ challenge: needed.challenge, code: codeOf(secret, 1) });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ username: email, message: 'Login successful' });
  expect(await staff.actionsBy(email)).toEqual([
    'sign-in',
    'offer-one-time-code',
    'add-one-time-code',
    'sign-in',
  ]);
});

test('the other sessions end when one-time codes are turned on', async () => {
  const email = await staff.addAccount();
  const [here, elsewhere] = [await staff.signIn(email), await staff.signIn(email)];
  await factor.enroll(here);
  expect(await staff.isSignedIn(here)).toBe(true);
  expect(await staff.isSignedIn(elsewhere)).toBe(false);
});

test('a wrong password or a wrong code does not turn one-time codes on', async () => {
  const token = await staff.signIn(await staff.addAccount());
  const secret = await factor.offer(token);
  const code = codeOf(secret);
  const unlike = code === '000000' ? '000001' : '000000';
  for (const [typed, path] of [
    [{ password: 'wrong', code }, 'password'],
    [{ password, code: unlike }, 'code'],
    [{ password, code: '12345' }, 'code'],
  ] as const) {
    const answer = await factor.turnOn(token, typed);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path }] });
  }
  expect(await factor.active(token)).toMatchObject({ oneTimeCode: false, recoveryCodes: 0 });
});

test('a code works once', async () => {
  const { email, secret } = await enrolled();
  const code = codeOf(secret, 1);
  const [first, second] = [await factor.begin(email), await factor.begin(email)];
  expect((await factor.finish({ challenge: first.challenge, code })).status).toBe(200);
  const again = await factor.finish({ challenge: second.challenge, code });
  expect(again.status).toBe(401);
  expect(await again.json()).toMatchObject({
    code: 'wrong-second-factor',
    errors: [{ path: 'code' }],
  });
  expect((await staff.actionsBy(email)).at(-1)).toBe('failed-second-factor');
});

test('of two simultaneous requests with one code, one signs in', async () => {
  const { email, secret } = await enrolled();
  const begun = [await factor.begin(email), await factor.begin(email)];
  const answers = await Promise.all(
    begun.map(({ challenge }) => factor.finish({ challenge, code: codeOf(secret, 1) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('turning one-time codes off needs the password and a code, and deletes the recovery codes', async () => {
  const { email, token, secret } = await enrolled();
  const path = `${own}/one-time-code/remove`;
  const code = codeOf(secret, 1);
  expect((await factor.post(path, { password: 'wrong', code }, token)).status).toBe(400);
  expect((await factor.post(path, { password, code }, token)).status).toBe(204);
  expect(await factor.active(token)).toMatchObject({ oneTimeCode: false, recoveryCodes: 0 });
  expect(await staff.isSignedIn(await staff.signIn(email))).toBe(true);
});

test('a second secret is refused while one-time codes are on', async () => {
  const { token } = await enrolled();
  expect((await factor.post(`${own}/one-time-code`, undefined, token)).status).toBe(409);
});

test('the secret is encrypted in the database', async () => {
  const { secret } = await enrolled();
  const rows = await harness.database().query('select * from staff_one_time_codes');
  expect(JSON.stringify(rows)).not.toContain(secret);
});
