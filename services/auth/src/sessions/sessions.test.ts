import { createHmac, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { LoginAnswer } from '@town/contracts/admin-session';
import { staffToken } from '@town/contracts/staff-token';
import { useService } from '@town/service-kit/testing/service-harness';
import jwt from 'jsonwebtoken';
import { AccountsService } from '../accounts/accounts-service.js';
import { authService } from '../auth-service.js';
import { SigningKeys } from '../keys/signing-keys.js';

const { address, database, read, service } = useService(authService);

const email = 'staff@example.com';
const password = 'correct horse';
let visitors = 0;

beforeAll(() => service().app.get(AccountsService).add(email, password));

/** Signs in from an address that nobody has used before, unless one is given. */
function signIn(body: unknown, from = `10.0.0.${++visitors}`) {
  return fetch(address('/api/admin/login'), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Real-IP': from },
  });
}

async function freshToken(username = email): Promise<string> {
  const response = await signIn({ username, password });
  return ((await response.json()) as LoginAnswer).token;
}

async function statusWith(token: string): Promise<number> {
  const response = await fetch(address('/api/admin/logout'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.status;
}

const isActive = async (token: string) => {
  const { jti } = jwt.decode(token) as { jti: string };
  return (await fetch(address(`/internal/sessions/${jti}`))).status === 204;
};

test('staff sign in with a token of eight hours, which others can check', async () => {
  const response = await signIn({ username: 'Staff@Example.com', password });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const answer = (await response.json()) as LoginAnswer;
  expect(answer).toEqual({
    token: expect.any(String),
    username: email,
    message: 'Login successful',
  });
  const { keys } = await read<{ keys: { kid: string; d?: string }[] }>('/api/auth/jwks.json');
  const decoded = jwt.decode(answer.token, { complete: true });
  expect(decoded?.header).toMatchObject({ alg: 'RS256', kid: keys[0]!.kid });
  const { iat, exp, aud } = jwt.decode(answer.token) as jwt.JwtPayload;
  expect(exp! - iat!).toBe(8 * 60 * 60);
  expect(aud).toBe(staffToken.audience);
  expect(keys[0]).not.toHaveProperty('d');
  expect(JSON.stringify(decoded?.payload)).not.toContain('example.com');
  const events = await database().query("select event->'data' as data from outbox");
  expect(events).toContainEqual({ data: { id: expect.any(String), email } });
});

test('a wrong password and an unknown account get the same answer', async () => {
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

test('a wrong password and an unknown account take about the same time', async () => {
  const timed = async (username: string) => {
    const started = performance.now();
    await signIn({ username, password: 'wrong' });
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  await database().query('delete from sign_in_failures');
  for (let round = 0; round < 4; round += 1) {
    known.push(await timed(email));
    unknown.push(await timed(`nobody-${round}@example.com`));
  }
  await database().query('delete from sign_in_failures');
  // A hash takes tens of milliseconds; without one the answer would come in two or three.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
});

test('after five failures the next one waits, even with the right password', async () => {
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

test('an address that tries one account after the other is slowed down as well', async () => {
  const from = '192.0.2.9';
  for (let number = 0; number < 20; number += 1) {
    const body = { username: `someone-${number}@example.com`, password: 'x' };
    expect((await signIn(body, from)).status).toBe(401);
  }
  expect((await signIn({ username: email, password }, from)).status).toBe(429);
});

test('neither e-mail nor network addresses are kept of those who fail', async () => {
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
  expect(((await response.json()) as { message: string }).message).toContain(message);
});

test('signed out is signed out', async () => {
  const token = await freshToken();
  const other = await freshToken();
  expect(await isActive(token)).toBe(true);
  expect(await statusWith(token)).toBe(204);
  expect(await statusWith(token)).toBe(401);
  expect(await isActive(token)).toBe(false);
  expect(await isActive(other)).toBe(true);
});

test('who is disabled is signed out at once and cannot sign in', async () => {
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

test('another key signs after a rotation, and what the old one signed still counts', async () => {
  const token = await freshToken();
  await service().app.get(SigningKeys).rotate();
  const next = await freshToken();
  const kid = (each: string) => jwt.decode(each, { complete: true })?.header.kid;
  expect(kid(next)).not.toBe(kid(token));
  expect(await statusWith(token)).toBe(204);
  expect(await statusWith(next)).toBe(204);
});

describe('a token that is not ours', () => {
  let claims: jwt.JwtPayload;
  let kid: string;
  let key: string;

  beforeEach(async () => {
    claims = jwt.decode(await freshToken()) as jwt.JwtPayload;
    const current = await service().app.get(SigningKeys).current();
    kid = current.kid;
    key = current.privateKey;
  });

  const sign = (changes: object, secret: jwt.Secret | jwt.PrivateKey, options: jwt.SignOptions) =>
    jwt.sign({ ...claims, ...changes }, secret, { keyid: kid, ...options });

  it('counts when nothing about it is changed', async () => {
    expect(await statusWith(sign({}, key, { algorithm: 'RS256' }))).toBe(204);
  });

  it('does not count when it is signed by nobody', async () => {
    expect(await statusWith(sign({}, '', { algorithm: 'none' }))).toBe(401);
  });

  it('does not count when it is signed by another key, or with another algorithm', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(await statusWith(sign({}, privateKey, { algorithm: 'RS256' }))).toBe(401);
    expect(await statusWith(sign({}, privateKey, { algorithm: 'RS256', keyid: 'x' }))).toBe(401);
    expect(await statusWith(sign({}, key, { algorithm: 'RS512' }))).toBe(401);
    // The public key is known to all: it must not count as a secret.
    const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' });
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const unsigned = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(claims)}`;
    const signature = createHmac('sha256', publicKey).update(unsigned).digest('base64url');
    expect(await statusWith(`${unsigned}.${signature}`)).toBe(401);
  });

  it.each([
    ['for somebody else', { aud: 'town-guide-visitors' }],
    ['from somebody else', { iss: 'elsewhere' }],
    ['past its time', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['not of a session', { jti: randomUUID() }],
    ['with a session that is no id', { jti: "' or 1=1 --" }],
  ])('does not count when it is %s', async (_, changes) => {
    expect(await statusWith(sign(changes, key, { algorithm: 'RS256' }))).toBe(401);
  });

  it.each(['', 'x', 'a.b.c', 'e30.e30.e30'])('does not count when it is "%s"', async (token) => {
    expect(await statusWith(token)).toBe(401);
  });
});
