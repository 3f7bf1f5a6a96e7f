import { problemSchema } from '@town/contracts/api/problem';
import { ownerPasskeyChanged, ownerSignedIn } from '@town/contracts/owners/events';
import { passkeysPerOwner } from '@town/contracts/owners/passkeys';
import { ownerCookie } from '@town/contracts/owners/session';
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
} from '@town/contracts/passkeys/passkey-messages';
import { type Passkey, passkeySchema } from '@town/contracts/passkeys/passkeys';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import * as z from 'zod/mini';
import { authService } from '../auth-service.js';
import { outboxEvents } from '../testing/outbox-events.js';
import { OwnerBrowser } from '../testing/owner-client.js';
import { SoftwarePasskey } from '../testing/software-passkey.js';

const harness = useService(authService);
const { database, address } = harness;
const newBrowser = () => new OwnerBrowser(harness);
const statusOf = async (answer: Promise<Response>) => (await answer).status;

let made = 0;

async function begin(browser: OwnerBrowser) {
  const answer = await browser.send('POST', 'passkeys/options');
  if (answer.status !== 200) throw new Error(await answer.text());
  const { challenge, user, authenticatorSelection } = passkeyCreationSchema.parse(
    await answer.json(),
  );
  return { challenge, handle: user.id, authenticatorSelection };
}

/** Signs an owner in and adds one passkey. */
async function enrolled(passkey = new SoftwarePasskey()) {
  const email = `owner${++made}@example.com`;
  const browser = await newBrowser().signIn(email);
  const { challenge, handle } = await begin(browser);
  const given = { challenge, name: 'Shop laptop', credential: passkey.attestation(challenge) };
  const added = await browser.send('POST', 'passkeys', given);
  return { email, browser, passkey, handle, given, added };
}

async function challengeOf(browser: OwnerBrowser) {
  const answer = await browser.send('POST', 'sign-in/passkey/options');
  return passkeyRequestSchema.parse(await answer.json());
}

/** Signs in with a passkey in a new browser. */
async function signIn(passkey: SoftwarePasskey, handle: string | undefined, language?: string) {
  const browser = Object.assign(newBrowser(), { language });
  const { challenge } = await challengeOf(browser);
  const body = { challenge, passkey: passkey.assertion(challenge, handle) };
  return { browser, body, answer: await browser.send('POST', 'sign-in/passkey', body) };
}

const listed = (browser: OwnerBrowser) => readJson<Passkey[]>(browser.send('GET', 'passkeys'));

test('a passkey is added, an event reports it, and another browser signs in with it', async () => {
  const { email, browser, passkey, handle, added } = await enrolled();
  expect(added.status).toBe(201);
  const { id } = passkeySchema.parse(await added.json());
  expect(await listed(browser)).toMatchObject([{ id, name: 'Shop laptop', lastUsedAt: null }]);
  const events = await outboxEvents(database(), ownerPasskeyChanged);
  expect(events.filter((event) => event.email === email)).toEqual([{ id, email, change: 'added' }]);

  const { browser: other, answer } = await signIn(passkey, handle);
  expect(await answer.json()).toMatchObject({ email });
  expect(other.cookies.has(ownerCookie)).toBe(true);
  expect(await readJson(other.send('GET', 'session'))).toMatchObject({ email });
  expect(z.array(passkeySchema).parse(await listed(other))).toEqual([
    expect.objectContaining({ lastUsedAt: expect.any(String) }),
  ]);
});

test('a sign-in with a passkey reports the language of the page', async () => {
  const { email, passkey, handle } = await enrolled();
  expect((await signIn(passkey, handle, 'es')).answer.status).toBe(200);
  expect((await outboxEvents(database(), ownerSignedIn)).at(-1)).toMatchObject({
    email,
    language: 'es',
  });
});

test('a passkey is discoverable without a name, and requires user verification', async () => {
  const browser = await newBrowser().signIn('kinds@example.com');
  expect((await begin(browser)).authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  });
  const request = await challengeOf(newBrowser());
  expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(request.allowCredentials).toBeUndefined();
});

test('a passkey with a transport that this release does not know is added without it', async () => {
  const browser = await newBrowser().signIn('transports@example.com');
  const { challenge } = await begin(browser);
  const credential = new SoftwarePasskey().attestation(challenge);
  const response = { ...credential.response, transports: ['internal', 'telepathy'] };
  const given = { challenge, name: 'New laptop', credential: { ...credential, response } };
  expect(await statusOf(browser.send('POST', 'passkeys', given))).toBe(201);
  const stored = await database().query(
    `select transports from owner_passkeys where name = 'New laptop'`,
  );
  expect(stored).toEqual([{ transports: ['internal'] }]);
});

test('every failed sign-in has the same response', async () => {
  const { passkey, handle } = await enrolled();
  const other = await enrolled();
  const unverified = await enrolled();
  const wrong = [
    await signIn(new SoftwarePasskey(), handle),
    await signIn(passkey, other.handle),
    await signIn(passkey, undefined),
    await signIn(Object.assign(unverified.passkey, { verifies: false }), unverified.handle),
    await signIn(Object.assign(other.passkey, { origin: 'https://evil.example' }), other.handle),
  ];
  const texts = await Promise.all(
    wrong.map(async ({ answer }) => {
      const { message, errors } = problemSchema.parse(await answer.json());
      return [answer.status, message, errors];
    }),
  );
  expect(new Set(texts.map(String)).size).toBe(1);
  expect(texts[0]?.[0]).toBe(401);
  expect(wrong.every(({ browser }) => !browser.cookies.has(ownerCookie))).toBe(true);
});

test('a signature is valid once, also for simultaneous requests, and only for its challenge', async () => {
  const { passkey, handle } = await enrolled();
  const { browser, body } = await signIn(passkey, handle);
  const again = () => statusOf(browser.send('POST', 'sign-in/passkey', body));
  expect(await again()).toBe(401);

  const fresh = newBrowser();
  const { challenge } = await challengeOf(fresh);
  const signed = { challenge, passkey: passkey.assertion(challenge, handle) };
  const send = () => statusOf(fresh.send('POST', 'sign-in/passkey', signed));
  expect((await Promise.all([send(), send()])).sort()).toEqual([200, 401]);

  const next = await challengeOf(fresh);
  const misused = { challenge: next.challenge, passkey: signed.passkey };
  expect(await statusOf(fresh.send('POST', 'sign-in/passkey', misused))).toBe(401);
});

test('a challenge older than five minutes, or for another purpose, is invalid', async () => {
  const { browser, passkey, handle } = await enrolled();
  const { challenge } = await challengeOf(browser);
  await database().query(`update owner_challenges set created_at = now() - interval '6 minutes'`);
  const late = { challenge, passkey: passkey.assertion(challenge, handle) };
  expect(await statusOf(browser.send('POST', 'sign-in/passkey', late))).toBe(401);
  const adding = await begin(browser);
  const swapped = {
    challenge: adding.challenge,
    passkey: passkey.assertion(adding.challenge, handle),
  };
  expect(await statusOf(browser.send('POST', 'sign-in/passkey', swapped))).toBe(401);
});

test('a cloned passkey with an old counter is refused', async () => {
  const { passkey, handle } = await enrolled();
  await database().query('update owner_passkeys set counter = 100');
  expect((await signIn(passkey, handle)).answer.status).toBe(401);
});

test('a passkey is accepted only from the owner who started, once, for this site, and with user verification', async () => {
  const { browser, given } = await enrolled();
  expect(await statusOf(browser.send('POST', 'passkeys', given))).toBe(400);
  const stranger = await newBrowser().signIn('stranger@example.com');
  for (const [from, to, passkey] of [
    [browser, stranger, new SoftwarePasskey()],
    [browser, browser, new SoftwarePasskey('https://evil.example')],
    [browser, browser, new SoftwarePasskey(undefined, false)],
  ] as const) {
    const { challenge } = await begin(from);
    const body = { challenge, name: 'Mine', credential: passkey.attestation(challenge) };
    expect(await statusOf(to.send('POST', 'passkeys', body))).toBe(400);
  }
  expect(await listed(browser)).toHaveLength(1);
  expect(await listed(stranger)).toEqual([]);
});

test('a passkey can be added only within 15 minutes after a sign-in', async () => {
  const { email, browser } = await enrolled();
  await database().query(`update owner_sessions set created_at = now() - interval '16 minutes'`);
  const refused = await browser.send('POST', 'passkeys/options');
  expect(refused.status).toBe(403);
  expect(problemSchema.parse(await refused.json()).message).toMatch(/sign in again/);
  expect(await statusOf(browser.send('GET', 'session'))).toBe(200);
  await browser.signIn(email);
  expect(await statusOf(browser.send('POST', 'passkeys/options'))).toBe(200);
});

test('an owner has at most ten passkeys, even when they are added simultaneously', async () => {
  const { browser } = await enrolled();
  const add = async () => {
    const { challenge } = await begin(browser);
    const credential = new SoftwarePasskey().attestation(challenge);
    return () => browser.send('POST', 'passkeys', { challenge, name: 'More', credential });
  };
  const sends = await Promise.all(Array.from({ length: passkeysPerOwner + 1 }, add));
  const answers = await Promise.all(sends.map((send) => statusOf(send())));
  expect(answers.filter((status) => status === 201)).toHaveLength(passkeysPerOwner - 1);
  expect(await statusOf(browser.send('POST', 'passkeys/options'))).toBe(409);
});

test('an owner can remove only their own passkeys, and deleting the account deletes them', async () => {
  const { email, browser, passkey, handle } = await enrolled();
  const other = await enrolled();
  const [{ id } = { id: '' }] = await listed(browser);
  expect(await statusOf(other.browser.send('DELETE', `passkeys/${id}`))).toBe(404);
  expect(await statusOf(browser.send('DELETE', `passkeys/${id}`))).toBe(204);
  expect((await signIn(passkey, handle)).answer.status).toBe(401);
  expect(await statusOf(browser.send('GET', 'session'))).toBe(200);
  const events = await outboxEvents(database(), ownerPasskeyChanged);
  expect(events.filter((event) => event.email === email).map(({ change }) => change)).toEqual([
    'added',
    'removed',
  ]);
  expect(await statusOf(other.browser.send('DELETE', 'account'))).toBe(204);
  expect((await signIn(other.passkey, other.handle)).answer.status).toBe(401);
});

test('every call without a session is refused, and writes are accepted only from a page of the site', async () => {
  const calls = [
    ['GET', 'passkeys'],
    ['POST', 'passkeys/options'],
    ['POST', 'passkeys'],
    ['DELETE', 'passkeys/00000000-0000-4000-8000-000000000000'],
  ] as const;
  for (const [method, path] of calls) {
    expect([path, await statusOf(newBrowser().send(method, path))]).toEqual([path, 401]);
  }
  for (const path of ['sign-in/passkey/options', 'sign-in/passkey', 'passkeys/options']) {
    const headers = { Origin: 'https://evil.example', 'X-Requested-With': 'town-guide' };
    const foreign = fetch(address(`/api/owner/${path}`), { method: 'POST', headers });
    expect([path, await statusOf(foreign)]).toEqual([path, 403]);
  }
});
