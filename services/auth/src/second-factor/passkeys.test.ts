import { useService } from '@town/service-kit/testing/service-harness';
import { authService } from '../auth-service.js';
import { secondFactorClient } from '../testing/second-factor-client.js';
import { SoftwarePasskey } from '../testing/software-passkey.js';
import { password, staffClient } from '../testing/staff-client.js';

const harness = useService(authService);
const staff = staffClient(harness);
const factor = secondFactorClient(staff);

const passkeys = '/api/admin/second-factor/passkeys';

/** Signs in an account and adds one passkey. */
async function enrolled() {
  const email = await staff.addAccount('reader');
  const token = await staff.signIn(email);
  const passkey = new SoftwarePasskey();
  const challenge = await factor.beginPasskey(token);
  const credential = passkey.attestation(challenge);
  expect((await factor.addPasskey(token, { challenge, credential })).status).toBe(201);
  return { email, token, passkey, challenge, credential };
}

test('a passkey is added and signs in', async () => {
  const { email, token, passkey } = await enrolled();
  expect(await factor.active(token)).toMatchObject({
    oneTimeCode: false,
    passkeys: [{ name: 'My phone', lastUsedAt: null }],
    recoveryCodes: 10,
  });
  const { challenge, methods, passkey: request } = await factor.begin(email);
  expect(methods).toEqual(['passkey', 'recovery-code']);
  expect(request).toMatchObject({ challenge, rpId: 'localhost' });
  const answer = await factor.finish({ challenge, passkey: passkey.assertion(challenge) });
  expect(await answer.json()).toMatchObject({ username: email });
  const { passkeys: shown } = await factor.active(token);
  expect(shown).toEqual([expect.objectContaining({ lastUsedAt: expect.any(String) })]);
});

test('a passkey of another account, or of another site, is refused', async () => {
  const { email } = await enrolled();
  const others = await enrolled();
  const { challenge } = await factor.begin(email);
  const foreign = new SoftwarePasskey('https://town.example.org');
  for (const passkey of [others.passkey, foreign]) {
    const answer = await factor.finish({ challenge, passkey: passkey.assertion(challenge) });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'passkey' }] });
  }
});

test('a signature is valid for one challenge only', async () => {
  const { email, passkey } = await enrolled();
  const [first, second] = [await factor.begin(email), await factor.begin(email)];
  const assertion = passkey.assertion(first.challenge);
  const misused = await factor.finish({ challenge: second.challenge, passkey: assertion });
  expect(misused.status).toBe(401);
  const used = await factor.finish({ challenge: first.challenge, passkey: assertion });
  expect(used.status).toBe(200);
  const again = await factor.finish({ challenge: first.challenge, passkey: assertion });
  expect(await again.json()).toMatchObject({ code: 'sign-in-ended' });
});

test('a cloned passkey with an old counter is refused', async () => {
  const { email, passkey } = await enrolled();
  await harness.database().query('update staff_passkeys set counter = 100');
  const { challenge } = await factor.begin(email);
  const answer = await factor.finish({ challenge, passkey: passkey.assertion(challenge) });
  expect(answer.status).toBe(401);
});

test('a passkey is accepted only from the account that started, once, and for this site', async () => {
  const { token, challenge, credential } = await enrolled();
  expect((await factor.addPasskey(token, { challenge, credential })).status).toBe(400);
  const next = await factor.beginPasskey(token);
  const foreign = new SoftwarePasskey('https://town.example.org').attestation(next);
  const wrongSite = await factor.addPasskey(token, { challenge: next, credential: foreign });
  expect(wrongSite.status).toBe(400);
  const other = await staff.signIn(await staff.addAccount());
  const stolen = { challenge: next, credential: new SoftwarePasskey().attestation(next) };
  expect((await factor.addPasskey(other, stolen)).status).toBe(400);
  expect((await factor.active(token)).passkeys).toHaveLength(1);
  expect((await factor.active(other)).passkeys).toEqual([]);
});

test('adding a passkey needs the password', async () => {
  const { token } = await enrolled();
  const answer = await factor.post(`${passkeys}/options`, { password: 'wrong' }, token);
  expect(await answer.json()).toMatchObject({ status: 400, errors: [{ path: 'password' }] });
});

test('a passkey can be renamed and removed only by its owner', async () => {
  const { email, token } = await enrolled();
  const [{ id } = { id: '' }] = (await factor.active(token)).passkeys;
  const other = await staff.signIn(await staff.addAccount());
  const rename = (as: string, name: string) =>
    staff.send(`${passkeys}/${id}`, { method: 'PUT', token: as, body: { name } });
  const remove = (as: string, typed = password) =>
    factor.post(`${passkeys}/${id}/remove`, { password: typed }, as);
  expect((await rename(other, 'Mine now')).status).toBe(404);
  expect((await rename(token, '  ')).status).toBe(400);
  expect((await rename(token, 'Office key')).status).toBe(204);
  expect((await factor.active(token)).passkeys).toMatchObject([{ name: 'Office key' }]);
  expect((await remove(other)).status).toBe(404);
  expect((await remove(token, 'wrong')).status).toBe(400);
  expect((await remove(token)).status).toBe(204);
  expect(await staff.signIn(email)).toEqual(expect.any(String));
});
