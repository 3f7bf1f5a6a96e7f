import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import type { LoginAnswer } from '@town/contracts/staff/sign-in';
import { staffToken } from '@town/contracts/staff/token';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { DataSource } from 'typeorm';
import { AccountsService } from '../accounts/accounts-service.js';
import { authService } from '../auth-service.js';
import { SigningKeys } from '../keys/signing-keys.js';
import { PasswordHashes } from '../passwords/password-hashes.js';

const { address, database, read, service } = useService(authService);

const email = 'staff@example.com';
const password = 'correct horse';
let visitors = 0;

beforeAll(() => service().app.get(AccountsService).add(email, password));

/** Signs in from a new network address, unless one is given. */
function signIn(body: unknown, from = `10.0.0.${++visitors}`) {
  return fetch(address('/api/admin/login'), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Real-IP': from },
  });
}

async function freshToken(username = email): Promise<string> {
  const response = await signIn({ username, password });
  return (await readJson<LoginAnswer>(response)).token;
}

async function statusWith(token: string): Promise<number> {
  const response = await fetch(address('/api/admin/logout'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.status;
}

const isActive = async (token: string) => {
  const { jti } = decodeJwt(token);
  return (await fetch(address(`/internal/sessions/${jti}`))).ok;
};

test('staff get a token for eight hours, which other services can verify', async () => {
  const response = await signIn({ username: 'Staff@Example.com', password });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const answer = await readJson<LoginAnswer>(response);
  expect(answer).toEqual({
    token: expect.any(String),
    username: email,
    message: 'Login successful',
  });
  const { keys } = await read<{ keys: { kid: string; d?: string }[] }>('/api/auth/jwks.json');
  expect(decodeProtectedHeader(answer.token)).toEqual({ alg: 'ES256', kid: keys[0]!.kid });
  const { iat, exp, aud, ...payload } = decodeJwt(answer.token);
  expect(exp! - iat!).toBe(8 * 60 * 60);
  expect(aud).toBe(staffToken.audience);
  expect(keys[0]).not.toHaveProperty('d');
  expect(JSON.stringify(payload)).not.toContain('example.com');
  const events = await database().query("select event->'data' as data from outbox");
  expect(events).toContainEqual({ data: { id: expect.any(String), email } });
});

test('a wrong password and an unknown account get the same response', async () => {
  const answers = await Promise.all(
    [
      { username: email, password: 'wrong' },
      { username: 'nobody@example.com', password },
    ].map(async (body) => {
      const response = await signIn(body);
      return { status: response.status, body: await response.json() };
    }),
  );
  expect(answers[0]).toMatchObject({ status: 401, body: { message: 'Invalid credentials' } });
  expect(answers[1]).toEqual(answers[0]);
});

test('a wrong password and an unknown account cost the same comparison of hashes', async () => {
  const compare = jest.spyOn(service().app.get(PasswordHashes), 'compare');
  const costs = async (username: string) => {
    compare.mockClear();
    expect((await signIn({ username, password: 'wrong' })).status).toBe(401);
    return compare.mock.calls.map(([hash]) => hash.split('$').slice(0, 4));
  };
  const known = await costs(email);
  expect(known).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]);
  expect(await costs('nobody@example.com')).toEqual(known);
  compare.mockRestore();
  await database().query('delete from sign_in_failures');
});

test('after five failures the next attempt must wait, even with the right password', async () => {
  const from = '192.0.2.7';
  const wrong = { username: email, password: 'wrong' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(wrong, from)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  const refused = await signIn({ username: email, password }, from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signIn({ username: email, password }, '192.0.2.8')).status).toBe(200);
  await database().query("update sign_in_failures set at = at - interval '16 seconds'");
  expect((await signIn({ username: email, password }, from)).status).toBe(200);
  expect((await signIn(wrong, from)).status).toBe(401);
});

test('an address that tries many accounts is slowed down too', async () => {
  const from = '192.0.2.9';
  for (let number = 0; number < 20; number += 1) {
    const body = { username: `someone-${number}@example.com`, password: 'x' };
    expect((await signIn(body, from)).status).toBe(401);
  }
  expect((await signIn({ username: email, password }, from)).status).toBe(429);
});

test('a failed sign-in stores neither the e-mail address nor the network address', async () => {
  await signIn({ username: 'nobody@example.com', password: 'x' }, '192.0.2.10');
  const rows = JSON.stringify(await database().query('select * from sign_in_failures'));
  expect(rows).not.toMatch(/example\.com|192\.0/);
});

test.each([
  [{ username: 'staff', password }, 'Please enter a valid email address'],
  [{ username: email, password: '' }, 'Password is required'],
  [{ username: { $ne: '' }, password: ['x'] }, 'Please enter a valid email address'],
])('%j is refused', async (body, message) => {
  const response = await signIn(body);
  expect(response.status).toBe(400);
  expect((await readJson<{ message: string }>(response)).message).toContain(message);
});

test('a token is invalid after a sign-out', async () => {
  const token = await freshToken();
  const other = await freshToken();
  expect(await isActive(token)).toBe(true);
  expect(await statusWith(token)).toBe(204);
  expect(await statusWith(token)).toBe(401);
  expect(await isActive(token)).toBe(false);
  expect(await isActive(other)).toBe(true);
});

test('a disabled account is signed out at once and cannot sign in', async () => {
  const accounts = service().app.get(AccountsService);
  await accounts.add('leaver@example.com', password);
  const token = await freshToken('leaver@example.com');
  await accounts.disable('leaver@example.com');
  expect(await isActive(token)).toBe(false);
  expect(await statusWith(token)).toBe(401);
  expect((await signIn({ username: 'leaver@example.com', password })).status).toBe(401);
  await accounts.reset('leaver@example.com', password);
  expect(await isActive(token)).toBe(false);
  expect((await signIn({ username: 'leaver@example.com', password })).status).toBe(200);
});

test('after a rotation the new key signs, and tokens of the old key are still valid', async () => {
  const token = await freshToken();
  await service().app.get(SigningKeys).rotate();
  const next = await freshToken();
  const kid = (each: string) => decodeProtectedHeader(each).kid;
  expect(kid(next)).not.toBe(kid(token));
  expect(await statusWith(token)).toBe(204);
  expect(await statusWith(next)).toBe(204);
});

describe('a token that was not issued here', () => {
  let claims: JWTPayload;
  let kid: string;
  let key: KeyObject;

  beforeEach(async () => {
    claims = decodeJwt(await freshToken());
    const current = await service()
      .app.get(SigningKeys)
      .current(service().app.get(DataSource).manager);
    kid = current.kid;
    key = createPrivateKey(current.privateKey);
  });

  const sign = (changes: object, secret: KeyObject, header: object = {}) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'ES256', kid, ...header })
      .sign(secret);

  it('is accepted when nothing about it is changed', async () => {
    expect(await statusWith(await sign({}, key))).toBe(204);
  });

  it('is refused without a signature', async () => {
    expect(await statusWith(new UnsecuredJWT(claims).encode())).toBe(401);
  });

  it('is refused when it is signed by another key, or with another algorithm', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(await statusWith(await sign({}, privateKey))).toBe(401);
    expect(await statusWith(await sign({}, privateKey, { kid: 'x' }))).toBe(401);
    const { privateKey: rsa } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(await statusWith(await sign({}, rsa, { alg: 'RS256' }))).toBe(401);
    // The public key is known to everybody, so it must not be accepted as an HMAC secret.
    const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' });
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const unsigned = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(claims)}`;
    const signature = createHmac('sha256', publicKey).update(unsigned).digest('base64url');
    expect(await statusWith(`${unsigned}.${signature}`)).toBe(401);
  });

  it.each([
    ['for another audience', { aud: 'town-guide-visitors' }],
    ['from another issuer', { iss: 'elsewhere' }],
    ['expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['without an expiry', { exp: undefined }],
    ['of no session', { jti: randomUUID() }],
    ['of a session whose id is no id', { jti: "' or 1=1 --" }],
  ])('is refused when it is %s', async (_, changes) => {
    expect(await statusWith(await sign(changes, key))).toBe(401);
  });

  it.each(['', 'x', 'a.b.c', 'e30.e30.e30'])('is refused when it is "%s"', async (token) => {
    expect(await statusWith(token)).toBe(401);
  });
});

test('a token that an earlier release signed with RS256 is valid until it expires', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'old', alg: 'RS256', use: 'sig' };
  await database().query(
    `insert into signing_keys (kid, private_key, public_jwk) values ('old', $1, $2)`,
    [privateKey.export({ type: 'pkcs8', format: 'pem' }), JSON.stringify(jwk)],
  );
  const next = await freshToken();
  expect(decodeProtectedHeader(next).alg).toBe('ES256');
  const old = new SignJWT(decodeJwt(next)).setProtectedHeader({ alg: 'RS256', kid: 'old' });
  expect(await statusWith(await old.sign(privateKey))).toBe(204);
});

test('a sign-out clears what the site stored in the browser', async () => {
  const response = await fetch(address('/api/admin/logout'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${await freshToken()}` },
  });
  expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(response.headers.get('cache-control')).toBe('no-store');
});
