import { randomUUID } from 'node:crypto';
import { advertiserSubmitted } from '@town/contracts/advertisers/events';
import { inboxAnswered } from '@town/contracts/inbox/events';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import {
  claimCodeRequested,
  listingPersonChanged,
  ownerDeleted,
  ownerLinkRequested,
  ownerPasskeyChanged,
  ownerSignedIn,
} from '@town/contracts/owners/events';
import type { Language } from '@town/contracts/pages/languages';
import { paymentPayerNamed, paymentSucceeded } from '@town/contracts/payments/events';
import { erasureRequested } from '@town/contracts/privacy/events';
import { subscriptionStarted } from '@town/contracts/subscriptions/events';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { eventually } from '@town/service-kit/testing/eventually';
import type * as z from 'zod/mini';
import { MailRetention } from '../mails/mail-retention.js';
import { useNotifications } from '../testing/notifications-harness.js';
import { application, payment } from '../testing/sample-events.js';

const stack = useNotifications();

let made = 0;
const newAddress = () => `reader${++made}@example.com`;

/** Publishes an event, and returns the language of the mail that it causes. */
async function languageOfMail<Schema extends z.ZodMiniType>(
  email: string,
  contract: EventContract<Schema>,
  data: z.input<Schema>,
): Promise<string | undefined> {
  const before = stack.mail.to(email).length;
  await stack.publish(contract, data);
  await stack.settled();
  const [mail, ...others] = stack.mail.to(email).slice(before);
  expect(others).toEqual([]);
  return /<html lang="(\w+)">/.exec(mail?.html ?? '')?.[1];
}

const link = (email: string, language?: Language) =>
  languageOfMail(email, ownerLinkRequested, { id: randomUUID(), email, token: 't', language });

/** A mail that nobody has asked for in a language. */
const later = (email: string) =>
  languageOfMail(email, ownerPasskeyChanged, { id: randomUUID(), email, change: 'added' });

async function signIn(email: string, language?: Language, time = new Date()): Promise<void> {
  await stack.publish(ownerSignedIn, { id: randomUUID(), email, language }, { time });
  await stack.settled();
}

/** Runs the hourly job that deletes what is no longer needed. */
const clean = () => stack.replicas[0]?.app.get(MailRetention, { strict: false }).run();

test('a sign-in link is in the language of the page that asked, which changes no later mail', async () => {
  const email = newAddress();
  expect(await link(email, 'es')).toBe('es');
  expect(await later(email)).toBe('en');
  expect(stack.mail.to(email)[0]?.text).toContain('http://localhost:8080/es/account/enter?token=t');
  await signIn(email, 'es');
  expect(await link(email, 'en')).toBe('en');
  expect(await later(email)).toBe('es');
});

test('a link without a language, as earlier releases ask for it, is in the known language', async () => {
  const email = newAddress();
  expect(await link(email)).toBe('en');
  await signIn(email, 'es');
  expect(await link(email)).toBe('es');
});

test('later mails are in the language of the page of the last sign-in', async () => {
  const email = newAddress();
  await signIn(email, 'es');
  expect(await later(email)).toBe('es');
  await signIn(email, 'en');
  expect(await later(email)).toBe('en');
});

test('a sign-in without a language, or an earlier one that arrives late, changes nothing', async () => {
  const email = newAddress();
  await signIn(email, 'es');
  await signIn(email);
  expect(await later(email)).toBe('es');
  await signIn(email, 'en', new Date(Date.now() - 60_000));
  expect(await later(email)).toBe('es');
});

test('a code is in the language of the address on record, or else that of the page that asked', async () => {
  const email = newAddress();
  const code = { businessName: 'Feed Store', email, claimant: 'b•••@example.com', code: '012345' };
  const ask = (language?: Language) =>
    languageOfMail(email, claimCodeRequested, { ...code, id: randomUUID(), language });
  expect(await ask()).toBe('en');
  expect(await ask('es')).toBe('es');
  expect(await ask()).toBe('en');
  await signIn(email, 'es');
  expect(await ask('en')).toBe('es');
});

test('an invitation is in the language of the page only if that of its reader is not known', async () => {
  const email = newAddress();
  const listing = { businessId: randomUUID(), businessName: 'Feed Store', email };
  const invite = (language?: Language) => {
    const data = { ...listing, id: randomUUID(), change: 'invited' as const, language };
    return languageOfMail(email, listingPersonChanged, data);
  };
  expect(await invite('es')).toBe('es');
  expect(await invite()).toBe('en');
  await signIn(email, 'en');
  expect(await invite('es')).toBe('en');
});

const subscription = {
  id: 'sub_123',
  plan: 'annual' as const,
  applicationId: null,
  priceCents: 49_500,
  paidUntil: '2027-07-12T23:05:00.000Z',
};
const paid = (email: string, language?: Language) => ({
  ...payment,
  id: `pi_${randomUUID()}`,
  paidAt: new Date().toISOString(),
  customerEmail: email,
  language,
});

type Paid = ReturnType<typeof paid>;

test.each([
  ['with its payer', (data: Paid) => stack.publish(paymentSucceeded, data, { times: 2 })],
  ['whose payer is named later', (data: Paid) => stack.publish(paymentPayerNamed, data)],
])('the receipt of a purchase in Spanish %s and later mails are in Spanish', async (_, publish) => {
  const email = newAddress();
  await publish(paid(email, 'es'));
  await stack.settled();
  expect(stack.mail.to(email).map(({ subject }) => subject)).toEqual([
    'Su recibo: Annual Listing, $495',
  ]);
  expect(await later(email)).toBe('es');
});

test('the terms of a plan that was bought in Spanish are in Spanish, whichever event arrives first', async () => {
  const email = newAddress();
  const started = { ...subscription, email, language: 'es' as const };
  expect(await languageOfMail(email, subscriptionStarted, started)).toBe('es');
});

test('a purchase without a language, and a renewal, keep the language of their payer', async () => {
  const email = newAddress();
  expect(await languageOfMail(email, paymentSucceeded, paid(email))).toBe('en');
  await signIn(email, 'es');
  expect(await languageOfMail(email, paymentSucceeded, paid(email))).toBe('es');
  expect(await languageOfMail(email, subscriptionStarted, { ...subscription, email })).toBe('es');
  const renewal = { ...paid(email), renewal: true };
  expect(await languageOfMail(email, paymentSucceeded, renewal)).toBe('es');
});

test('a form changes no known language, because anyone can type an address into it', async () => {
  const email = newAddress();
  await stack.publish(advertiserSubmitted, { ...application(), email, language: 'es' });
  await stack.settled();
  expect(await later(email)).toBe('es');
  await signIn(email, 'en');
  await stack.publish(advertiserSubmitted, { ...application(), email, language: 'es' });
  await stack.settled();
  expect(await later(email)).toBe('en');
});

test('a purchase whose event arrives after that of a later form replaces its guess', async () => {
  const email = newAddress();
  const bought = new Date(Date.now() - 60_000);
  await stack.publish(advertiserSubmitted, { ...application(), email, language: 'en' });
  await stack.settled();
  await signIn(email, 'es', bought);
  expect(await later(email)).toBe('es');
  await stack.publish(advertiserSubmitted, { ...application(), email, language: 'en' });
  await stack.settled();
  expect(await later(email)).toBe('es');
});

test('the language of a deleted account serves its last mails, and is forgotten after 30 days', async () => {
  const [email, returned, silent] = [newAddress(), newAddress(), newAddress()];
  const time = new Date(Date.now() - 31 * 86_400_000);
  for (const each of [email, returned, silent]) {
    await signIn(each, 'es', time);
    await stack.publish(ownerDeleted, { id: randomUUID(), email: each }, { time });
    await stack.settled();
    expect(await later(each)).toBe('es');
  }
  await signIn(returned, 'es');
  // By a page that names no language.
  await signIn(silent);
  // Events from before the deletion that arrive after it.
  const late = newAddress();
  await stack.publish(ownerDeleted, { id: randomUUID(), email: late }, { time });
  await stack.settled();
  for (const each of [email, late]) await signIn(each, 'es', time);
  await clean();
  const left = await stack.database.query(
    'select email from reader_languages where email = any($1) order by email',
    [[email, late, returned, silent]],
  );
  expect(left).toEqual([{ email: returned }, { email: silent }]);
});

test('a sign-in without a language keeps the row of an address that had no mail for years', async () => {
  const email = newAddress();
  await signIn(email, 'es');
  await stack.database.query(
    "update reader_languages set used_at = now() - interval '801 days' where email = $1",
    [email],
  );
  await signIn(email);
  await clean();
  expect(await later(email)).toBe('es');
});

test('text that staff have typed is not marked with the language of its reader', async () => {
  const email = newAddress();
  await signIn(email, 'es');
  await stack.publish(inboxAnswered, {
    id: randomUUID(),
    email,
    subject: 'Re: Sign',
    text: 'We are closed.',
  });
  await stack.settled();
  const html = stack.mail.to(email)[0]?.html;
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('<title lang="">Re: Sign</title>');
  expect(html).toContain('<p lang="">We are closed.</p>');
  expect(html).toContain('<p>¿Preguntas?');
});

test('an erasure forgets the language, also when the event of a sign-in arrives after it', async () => {
  const email = newAddress();
  const before = new Date();
  await signIn(email, 'es', before);
  await stack.publish(erasureRequested, { id: randomUUID(), emailHash: emailHash(email) });
  const rows = () =>
    stack.database.query('select 1 from reader_languages where email = $1', [email]);
  await eventually(async () => expect(await rows()).toEqual([]));
  await signIn(email, 'es', before);
  expect(await rows()).toEqual([]);
  expect(await later(email)).toBe('en');
});

test('a sign-in without a language leaves the language to the next form', async () => {
  const email = newAddress();
  await signIn(email);
  expect(await link(email, 'es')).toBe('es');
  await stack.publish(advertiserSubmitted, { ...application(), email, language: 'es' });
  await stack.settled();
  expect(await later(email)).toBe('es');
});
