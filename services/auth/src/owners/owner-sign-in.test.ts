import { ownerDeleted, ownerLinkRequested, ownerSignedIn } from '@town/contracts/owners/events';
import {
  type OwnerSession,
  ownerCookie,
  ownerDeviceSchema,
  ownerIdentitySchema,
  ownerSessionSchema,
} from '@town/contracts/owners/session';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import * as z from 'zod/mini';
import { authService } from '../auth-service.js';
import { outboxEvents } from '../testing/outbox-events.js';
import { OwnerBrowser } from '../testing/owner-client.js';
import { OwnerRetention } from './owner-retention.js';

const harness = useService(authService);
const { address, database, service } = harness;
const newBrowser = () => new OwnerBrowser(harness);

const statusOf = async (answer: Promise<Response>) => (await answer).status;

const identify = (secret: string) =>
  fetch(address('/internal/owner-sessions'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret }),
  });

test('the requesting browser is signed in by the mailed link, and stays signed in', async () => {
  const browser = newBrowser();
  const asked = await browser.send('POST', 'sign-in', { email: 'Ann@Example.com' });
  expect([asked.status, await asked.text()]).toEqual([202, '']);
  const { token } = (await outboxEvents(database(), ownerLinkRequested)).at(-1)!;

  const entered = await browser.send('POST', 'session', { token });
  expect(entered.status).toBe(200);
  expect(entered.headers.get('Cache-Control')).toBe('no-store');
  const cookie = entered.headers.getSetCookie().find((each) => each.startsWith(ownerCookie));
  for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) {
    expect(cookie).toContain(attribute);
  }
  expect(cookie).not.toContain('Domain');

  const session = ownerSessionSchema.parse(
    await readJson<OwnerSession>(browser.send('GET', 'session')),
  );
  expect(session.email).toBe('ann@example.com');
  expect((await outboxEvents(database(), ownerSignedIn)).at(-1)?.email).toBe('ann@example.com');
  const secret = browser.cookies.get(ownerCookie)!;
  const identity = ownerIdentitySchema.parse(await readJson(identify(secret)));
  expect(identity.email).toBe('ann@example.com');
});

test('a known and an unknown address get the same response', async () => {
  await newBrowser().signIn('known@example.com');
  const answers = [];
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const answer = await newBrowser().send('POST', 'sign-in', { email });
    const names = [...answer.headers.keys()].sort();
    answers.push({ status: answer.status, text: await answer.text(), names });
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('a link is valid once, also for two simultaneous requests', async () => {
  const browser = newBrowser();
  const token = await browser.askForLink('once@example.com');
  const enter = () => statusOf(browser.send('POST', 'session', { token }));
  expect((await Promise.all([enter(), enter()])).sort()).toEqual([200, 410]);
  expect(await enter()).toBe(410);
});

test('an invented link, or one older than 15 minutes, is invalid', async () => {
  const browser = newBrowser();
  const madeUp = await browser.send('POST', 'session', { token: 'x'.repeat(43) });
  expect(madeUp.status).toBe(410);
  expect(await madeUp.json()).toMatchObject({ detail: expect.stringContaining('new one') });
  const token = await browser.askForLink('late@example.com');
  await database().query(
    `update owner_links set expires_at = now() where email = 'late@example.com'`,
  );
  expect(await statusOf(browser.send('POST', 'session', { token }))).toBe(410);
});

test('another browser needs a confirming click', async () => {
  const token = await newBrowser().askForLink('two@example.com');
  const other = newBrowser();
  const asked = await other.send('POST', 'session', { token });
  expect(asked.status).toBe(409);
  expect(await asked.json()).toMatchObject({ email: 'two@example.com' });
  expect(other.cookies.has(ownerCookie)).toBe(false);
  expect(await statusOf(other.send('POST', 'session', { token, confirmed: true }))).toBe(200);
  expect(await statusOf(other.send('GET', 'session'))).toBe(200);
});

test('a mailbox gets at most five links an hour, and the response does not reveal it', async () => {
  const email = 'full@example.com';
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => statusOf(newBrowser().send('POST', 'sign-in', { email }))),
  );
  expect(answers).toEqual(Array(8).fill(202));
  const sent = await outboxEvents(database(), ownerLinkRequested);
  expect(sent.filter((each) => each.email === email)).toHaveLength(5);
});

test('an owner lists their own sessions, ends one of them, and cannot end those of others', async () => {
  const phone = await newBrowser().signIn('ben@example.com');
  const laptop = await newBrowser().signIn('ben@example.com');
  const stranger = await newBrowser().signIn('eve@example.com');
  const devices = z.array(ownerDeviceSchema).parse(await readJson(laptop.send('GET', 'sessions')));
  expect(devices.map(({ current }) => current).sort()).toEqual([false, true]);
  const { id } = devices.find(({ current }) => !current)!;
  expect(await statusOf(stranger.send('DELETE', `sessions/${id}`))).toBe(404);
  expect(await statusOf(phone.send('GET', 'session'))).toBe(200);
  expect(await statusOf(laptop.send('DELETE', `sessions/${id}`))).toBe(204);
  expect(await statusOf(phone.send('GET', 'session'))).toBe(401);
});

test('an owner ends all their other sessions at once, and none of other owners', async () => {
  const here = await newBrowser().signIn('flo@example.com');
  const phone = await newBrowser().signIn('flo@example.com');
  const laptop = await newBrowser().signIn('flo@example.com');
  const stranger = await newBrowser().signIn('gus@example.com');
  expect(await statusOf(newBrowser().send('DELETE', 'sessions'))).toBe(401);
  expect(await statusOf(here.send('DELETE', 'sessions'))).toBe(204);
  expect(await statusOf(phone.send('GET', 'session'))).toBe(401);
  expect(await statusOf(laptop.send('GET', 'session'))).toBe(401);
  expect(await statusOf(here.send('GET', 'session'))).toBe(200);
  expect(await statusOf(stranger.send('GET', 'session'))).toBe(200);
});

test('signing out ends the session on the server, and signing in again replaces it', async () => {
  const browser = await newBrowser().signIn('cleo@example.com');
  const first = browser.cookies.get(ownerCookie)!;
  await browser.signIn('cleo@example.com');
  expect(await statusOf(identify(first))).toBe(404);
  const second = browser.cookies.get(ownerCookie)!;
  const answer = await browser.send('DELETE', 'session');
  expect(answer.status).toBe(204);
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(browser.cookies.has(ownerCookie)).toBe(false);
  expect(await statusOf(identify(second))).toBe(404);
});

test('a session expires after 30 days', async () => {
  const browser = await newBrowser().signIn('old@example.com');
  const { expiresAt } = await readJson<OwnerSession>(browser.send('GET', 'session'));
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(30);
  await database().query(
    `update owner_sessions set expires_at = now()
     where owner_id = (select id from owners where email = 'old@example.com')`,
  );
  expect(await statusOf(browser.send('GET', 'session'))).toBe(401);
  await service().app.get(OwnerRetention, { strict: false }).run();
  const left = await database().query('select 1 from owner_sessions where expires_at <= now()');
  expect(left).toEqual([]);
});

test('deleting the account ends all sessions and publishes one event', async () => {
  const phone = await newBrowser().signIn('gone@example.com');
  const laptop = await newBrowser().signIn('gone@example.com');
  const link = await newBrowser().askForLink('gone@example.com');
  expect(await statusOf(phone.send('DELETE', 'account'))).toBe(204);
  expect(await statusOf(laptop.send('GET', 'session'))).toBe(401);
  expect(await statusOf(laptop.send('POST', 'session', { token: link }))).toBe(410);
  expect(await outboxEvents(database(), ownerDeleted)).toMatchObject([
    { email: 'gone@example.com' },
  ]);
});

test('every call without a session is refused, and writes are accepted only from a page of the site', async () => {
  const calls = [
    ['GET', 'session'],
    ['DELETE', 'session'],
    ['GET', 'sessions'],
    ['DELETE', 'sessions/00000000-0000-4000-8000-000000000000'],
    ['DELETE', 'account'],
  ] as const;
  for (const [method, path] of calls) {
    expect([path, await statusOf(newBrowser().send(method, path))]).toEqual([path, 401]);
  }
  for (const path of ['sign-in', 'session']) {
    const headers = { Origin: 'https://evil.example', 'X-Requested-With': 'town-guide' };
    const foreign = fetch(address(`/api/owner/${path}`), { method: 'POST', headers });
    expect(await statusOf(foreign)).toBe(403);
  }
});

test('the database stores neither the token of a link nor the secret of a session', async () => {
  const browser = newBrowser();
  const token = await browser.askForLink('hidden@example.com');
  await browser.send('POST', 'session', { token });
  const rows = await database().query(
    'select to_jsonb(l)::text from owner_links l union all select to_jsonb(s)::text from owner_sessions s',
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(browser.cookies.get(ownerCookie)!);
});

describe('one visitor', () => {
  const limited = useService(authService, { SUBMISSION_LIMIT: 3 });

  test('can request few links and try few tokens, for any addresses', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 4; each += 1) {
      const browser = new OwnerBrowser(limited);
      const email = `visitor-${each}@example.com`;
      const token = String(each).repeat(43);
      statuses.push(await statusOf(browser.send('POST', 'sign-in', { email })));
      statuses.push(await statusOf(browser.send('POST', 'session', { token })));
    }
    expect(statuses).toEqual([202, 410, 202, 410, 202, 410, 429, 429]);
  });
});
