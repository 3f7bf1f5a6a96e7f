import { randomUUID } from 'node:crypto';
import { advertiserSubmitted } from '@town/contracts/advertisers/events';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import { ownerSignedIn } from '@town/contracts/owners/events';
import type { Language } from '@town/contracts/pages/languages';
import {
  paymentPayerNamed,
  paymentRefunded,
  paymentRefundFailed,
  paymentSucceeded,
} from '@town/contracts/payments/events';
import { erasureRequested } from '@town/contracts/privacy/events';
import {
  subscriptionCancelled,
  subscriptionCardExpiring,
  subscriptionEnded,
  subscriptionListingArchived,
  subscriptionPaymentFailed,
  subscriptionPlanChanged,
  subscriptionPriceAnnounced,
  subscriptionPriceWithdrawn,
  subscriptionStarted,
} from '@town/contracts/subscriptions/events';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { eventually } from '@town/service-kit/testing/eventually';
import type * as z from 'zod/mini';
import { useNotifications } from '../testing/notifications-harness.js';
import { application, payment, subscription } from '../testing/sample-events.js';

const stack = useNotifications();
const businessName = 'Rosa Tacos';

type Case = readonly [name: string, publish: (email: string) => Promise<unknown>];

/** Publishes an event about the plan of a business. */
function aboutPlan<Schema extends z.ZodMiniType>(
  contract: EventContract<Schema>,
  more: (facts: ReturnType<typeof subscription>) => z.input<Schema>,
): Case {
  const publish = (email: string) => stack.publish(contract, more(subscription(email)));
  return [contract.subject, publish];
}

/** Publishes an event about a payment for a business. */
function aboutPayment<Schema extends z.ZodMiniType>(
  contract: EventContract<Schema>,
  more: (customerEmail: string) => z.input<Schema>,
): Case {
  return [contract.subject, (email) => stack.publish(contract, more(email))];
}

const paid = (customerEmail: string) => ({
  ...payment,
  id: `pi_${randomUUID()}`,
  customerEmail,
  businessName,
});
const at = '2027-07-26T23:05:00.000Z';

const cases: Case[] = [
  aboutPlan(subscriptionStarted, (facts) => ({ ...facts, businessName })),
  aboutPlan(subscriptionPaymentFailed, (facts) => ({
    ...facts,
    businessName,
    reminder: 1,
    graceUntil: at,
  })),
  aboutPlan(subscriptionCancelled, (facts) => ({ ...facts, businessName, resumed: false })),
  aboutPlan(subscriptionCancelled, (facts) => ({ ...facts, businessName, resumed: true })),
  aboutPlan(subscriptionPlanChanged, (facts) => ({
    ...facts,
    businessName,
    previousPlan: 'annual' as const,
    creditCents: 0,
  })),
  aboutPlan(subscriptionCardExpiring, (facts) => ({
    ...facts,
    businessName,
    last4: '4242',
    expiresMonth: 8,
    expiresYear: 2027,
  })),
  aboutPlan(subscriptionPriceAnnounced, (facts) => ({
    ...facts,
    businessName,
    newPriceCents: 5_900,
    startsAt: at,
  })),
  aboutPlan(subscriptionPriceWithdrawn, (facts) => ({
    ...facts,
    businessName,
    withdrawnPriceCents: 5_900,
  })),
  aboutPlan(subscriptionEnded, (facts) => ({ ...facts, businessName })),
  aboutPlan(subscriptionListingArchived, (facts) => ({ ...facts, businessName })),
  aboutPayment(paymentSucceeded, (email) => ({ ...paid(email), renewal: true })),
  aboutPayment(paymentPayerNamed, paid),
  aboutPayment(paymentRefunded, (email) => ({ ...paid(email), refunded: 495 })),
  aboutPayment(paymentRefundFailed, (email) => ({ ...paid(email), refunded: 0, failed: 495 })),
];

const newAddress = () => `owner-${randomUUID()}@example.com`;

async function signIn(email: string, language?: Language, time = new Date()): Promise<void> {
  await stack.publish(ownerSignedIn, { id: randomUUID(), email, language }, { time });
  await stack.settled();
}

const refund = (email: string) => stack.publish(paymentRefunded, { ...paid(email), refunded: 495 });

const rowsOf = (email: string) =>
  stack.database.query('select confirmed_at from reader_languages where email = $1', [email]);

async function textOf(email: string, publish: Case[1]): Promise<string> {
  await publish(email);
  await stack.settled();
  const mails = stack.mail.to(email);
  expect(mails).toHaveLength(1);
  return mails.map(({ subject, text }) => `${subject}\n${text}`).join();
}

test.each(cases)(
  'the mail of %s names the business to somebody who has signed in',
  async (_, publish) => {
    const [ann, luz] = [newAddress(), newAddress()];
    await signIn(ann, 'en');
    await signIn(luz, 'es');
    expect(await textOf(ann, publish)).toContain('Business: Rosa Tacos');
    expect(await textOf(luz, publish)).toContain('Negocio: Rosa Tacos');
  },
);

test.each(cases)(
  'the mail of %s to an address that nobody has confirmed does not',
  async (_, publish) => {
    const text = await textOf(newAddress(), publish);
    expect(text).toMatch(/^Hello,/m);
    expect(text).not.toContain('Rosa');
  },
);

test('a sign-in whose page named no language confirms the address', async () => {
  const email = newAddress();
  await signIn(email);
  expect(await textOf(email, refund)).toContain('Business: Rosa Tacos');
});

test('a sign-in that a release without confirmations has handled confirms the address', async () => {
  const email = newAddress();
  const id = randomUUID();
  await stack.database.query('insert into inbox (consumer, event_id) values ($1, $2)', [
    'notifications-note-language-when-owner-signed-in',
    id,
  ]);
  await stack.publish(ownerSignedIn, { id: randomUUID(), email, language: 'en' }, { id });
  await stack.settled();
  expect(await textOf(email, refund)).toContain('Business: Rosa Tacos');
});

test('an address whose data was erased counts as not confirmed, also after the event of an earlier sign-in', async () => {
  const email = newAddress();
  const before = new Date();
  await signIn(email, 'en', before);
  await stack.publish(erasureRequested, { id: randomUUID(), emailHash: emailHash(email) });
  await eventually(async () => expect(await rowsOf(email)).toEqual([]));
  // A form that was sent after the erasure creates a row.
  await stack.publish(advertiserSubmitted, { ...application(), email, language: 'en' });
  await stack.settled();
  expect(await rowsOf(email)).toEqual([{ confirmed_at: null }]);
  await signIn(email, 'en', before);
  expect(await rowsOf(email)).toEqual([{ confirmed_at: null }]);
  stack.mail.received.length = 0;
  expect(await textOf(email, refund)).not.toContain('Rosa');
});
