import type { LoginAnswer } from '@town/contracts/staff/sign-in';
import { eventually } from '@town/service-kit/testing/eventually';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource, type QueryRunner } from 'typeorm';
import { authService } from '../auth-service.js';
import { codeOf, secondFactorClient } from '../testing/second-factor-client.js';
import { password, staffClient } from '../testing/staff-client.js';
import { endSessions } from './end-sessions.js';

const harness = useService(authService);
const staff = staffClient(harness);
const factor = secondFactorClient(staff);

/** A simultaneous transaction of another request. */
let other: QueryRunner;
beforeEach(async () => {
  other = harness.service().app.get(DataSource).createQueryRunner();
  await other.startTransaction();
});
afterEach(() => other.release());

const somebodyWaits = () =>
  eventually(async () => {
    const waiting = await harness
      .database()
      .query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    expect(waiting).not.toEqual([]);
  });

test('a session started with the password alone ends when the first second factor is added', async () => {
  const email = await staff.addAccount('reader');
  const here = await staff.signIn(email);
  const signIn = (typed: string) =>
    fetch(harness.address('/api/admin/login'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Real-IP': '192.0.2.70' },
      body: JSON.stringify({ username: email, password: typed }),
    });
  expect((await signIn('wrong')).status).toBe(401);
  await other.query('select 1 from sign_in_failures for update');
  const answer = signIn(password);
  await somebodyWaits();
  await factor.enroll(here);
  await other.commitTransaction();
  const { token } = await readJson<LoginAnswer>(answer);
  expect(await staff.isSignedIn(token)).toBe(false);
});

test('a second step and a change that ends all sign-ins of its account do not deadlock', async () => {
  const email = await staff.addAccount('reader');
  const { secret } = await factor.enroll(await staff.signIn(email));
  const { challenge } = await factor.begin(email);
  const [account] = await other.manager.query<{ id: string }[]>(
    'select id from staff_accounts where email = $1 for update',
    [email],
  );
  const answer = factor.finish({ challenge, code: codeOf(secret, 1) });
  await somebodyWaits();
  await endSessions(other.manager, account!.id);
  await other.commitTransaction();
  expect((await answer).status).toBe(401);
});
