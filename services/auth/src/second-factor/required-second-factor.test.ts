import type { StaffRole } from '@town/contracts/staff/roles';
import { currentSessionSchema } from '@town/contracts/staff/sessions';
import { useService } from '@town/service-kit/testing/service-harness';
import { decodeJwt } from 'jose';
import { authService } from '../auth-service.js';
import { requireSecondFactor } from '../testing/require-second-factor.js';
import { codeOf, secondFactorClient } from '../testing/second-factor-client.js';
import { password, staffClient } from '../testing/staff-client.js';

const harness = useService(authService);
const staff = staffClient(harness);
const factor = secondFactorClient(staff);

beforeEach(() => requireSecondFactor(harness));

const signedIn = async (role: StaffRole) => staff.signIn(await staff.addAccount(role));

const mustEnroll = async (token: string) => {
  const answer = await staff.send('/api/admin/session', { token });
  return currentSessionSchema.parse(await answer.json()).mustEnroll;
};

test('an administrator without a second factor can only add one', async () => {
  const token = await signedIn('administrator');
  expect(await mustEnroll(token)).toBe(true);
  const refused = await staff.send('/api/admin/staff', { token });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    detail: expect.stringContaining('need a second factor'),
  });
  await factor.enroll(token);
  expect(await mustEnroll(token)).toBe(false);
  expect((await staff.send('/api/admin/staff', { token })).status).toBe(200);
});

test('the session lookup of the other services says that an administrator must add a second factor', async () => {
  const token = await signedIn('administrator');
  const path = `/internal/sessions/${decodeJwt(token).jti}`;
  expect(await harness.read(path)).toMatchObject({ role: 'administrator', mustEnroll: true });
});

test('readers and editors need no second factor', async () => {
  expect(await mustEnroll(await signedIn('editor'))).toBe(false);
});

test('the setting applies to existing sessions, and can be turned off again', async () => {
  await requireSecondFactor(harness, false);
  const token = await signedIn('administrator');
  expect(await mustEnroll(token)).toBe(false);
  await requireSecondFactor(harness);
  expect(await mustEnroll(token)).toBe(true);
  await requireSecondFactor(harness, false);
  expect(await mustEnroll(token)).toBe(false);
});

test('an administrator cannot remove the last second factor', async () => {
  const token = await signedIn('administrator');
  const { secret } = await factor.enroll(token);
  const body = { password, code: codeOf(secret, 1) };
  const path = '/api/admin/second-factor/one-time-code/remove';
  expect((await factor.post(path, body, token)).status).toBe(409);
  expect(await mustEnroll(token)).toBe(false);
});
