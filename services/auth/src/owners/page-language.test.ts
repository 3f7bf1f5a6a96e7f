import { ownerLinkRequested, ownerSignedIn } from '@town/contracts/owners/events';
import { useService } from '@town/service-kit/testing/service-harness';
import { authService } from '../auth-service.js';
import { outboxEvents } from '../testing/outbox-events.js';
import { OwnerBrowser } from '../testing/owner-client.js';

const harness = useService(authService);
const { database } = harness;

const on = (language: string | undefined) => Object.assign(new OwnerBrowser(harness), { language });
const requests = (email: string) =>
  outboxEvents(database(), ownerLinkRequested).then((all) =>
    all.filter((each) => each.email === email),
  );
const signIns = (email: string) =>
  outboxEvents(database(), ownerSignedIn).then((all) => all.filter((each) => each.email === email));

test.each([
  ['es', 'es'],
  ['en', 'en'],
  ['xx-invented', 'en'],
  [undefined, undefined],
])(
  'a link that is asked for with the language %s is to be mailed in %s',
  async (named, expected) => {
    const email = `asks-${named}@example.com`;
    await on(named).askForLink(email);
    expect((await requests(email)).map(({ language }) => language)).toEqual([expected]);
    expect(await signIns(email)).toEqual([]);
  },
);

test('a sign-in reports the language of the page that uses the link, not of the one that asked', async () => {
  const email = 'enters@example.com';
  const browser = on('es');
  const token = await browser.askForLink(email);
  browser.language = 'en';
  expect((await browser.send('POST', 'session', { token })).status).toBe(200);
  expect(await signIns(email)).toMatchObject([{ language: 'en' }]);
});

test('a link that is not used up by a click reports no language', async () => {
  const email = 'asked-by-a-stranger@example.com';
  const token = await on('es').askForLink(email);
  expect((await on('es').send('POST', 'session', { token })).status).toBe(409);
  expect(await signIns(email)).toEqual([]);
});

test('a page of an earlier release signs in without a language', async () => {
  const email = 'earlier@example.com';
  await on(undefined).signIn(email);
  const [signedIn] = await signIns(email);
  expect(signedIn).toMatchObject({ email });
  expect(signedIn?.language).toBeUndefined();
});
