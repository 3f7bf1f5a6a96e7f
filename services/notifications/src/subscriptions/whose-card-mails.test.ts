/** A moved plan can still be charged to the card of its former payer, and a plan can have no card at all. */
import { randomUUID } from 'node:crypto';
import { ownerSignedIn } from '@town/contracts/owners/events';
import { paymentRefundFailed, paymentSucceeded } from '@town/contracts/payments/events';
import type { CardOf } from '@town/contracts/subscriptions/card-of';
import {
  subscriptionCancelled,
  subscriptionCardExpiring,
  subscriptionEnded,
  subscriptionListingArchived,
  subscriptionMoved,
  subscriptionMovedAway,
  subscriptionPaymentFailed,
  subscriptionPlanChanged,
  subscriptionPriceAnnounced,
  subscriptionPriceWithdrawn,
} from '@town/contracts/subscriptions/events';
import { useNotifications } from '../testing/notifications-harness.js';
import { payment, subscription } from '../testing/sample-events.js';

const stack = useNotifications();
const graceUntil = '2027-07-26T23:05:00.000Z';
const expiring = { last4: '4242', expiresMonth: 6, expiresYear: 2027 };

/** The address of a reader. */
async function reader(language: 'en' | 'es' = 'en'): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await stack.publish(ownerSignedIn, { id: randomUUID(), email, language });
  await stack.settled();
  return email;
}

/** A plan of a new reader, charged to this card. */
async function planOf(cardOf: CardOf, language?: 'en' | 'es') {
  return { ...subscription(await reader(language)), cardOf };
}

/** The only mail to an address. */
async function mailTo(email: string) {
  await stack.settled();
  const [mail, ...others] = stack.mail.to(email);
  expect(others).toEqual([]);
  return mail!;
}

test.each([
  ['en', 'The card of the former payer could not be charged', 'the card of the former payer for'],
  [
    'es',
    'No pudimos hacer el cargo a la tarjeta de quien pagaba antes',
    'a la tarjeta de quien pagaba antes por',
  ],
] as const)('a renewal that the former card did not pay (%s)', async (language, subject, said) => {
  const plan = await planOf('former-payer', language);
  await stack.publish(subscriptionPaymentFailed, { ...plan, reminder: 1, graceUntil });
  const mail = await mailTo(plan.email);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(said);
  expect(mail.text).not.toMatch(/charge your card|su tarjeta por|bank wants|su banco/);
});

test.each([
  ['en', 'A reminder: Your plan has no card', 'because it has no card. Please enter one'],
  ['es', 'Recordatorio: su plan no tiene tarjeta', 'porque no tiene tarjeta. Agregue una'],
] as const)('a renewal of a plan without a card (%s)', async (language, subject, said) => {
  const plan = await planOf('nobody', language);
  await stack.publish(subscriptionPaymentFailed, { ...plan, reminder: 2, graceUntil });
  const mail = await mailTo(plan.email);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(said);
  expect(mail.text).not.toMatch(/your card|bank wants|su banco/);
});

test.each([
  [
    'en',
    'The card of the former payer expires before',
    'that of the former payer. It ends in 4242',
  ],
  ['es', 'La tarjeta de quien pagaba antes vence antes', 'quien pagaba antes. Termina en 4242'],
] as const)("a former payer's card that expires (%s)", async (language, subject, said) => {
  const plan = await planOf('former-payer', language);
  await stack.publish(subscriptionCardExpiring, { ...plan, ...expiring, cardOf: 'former-payer' });
  const mail = await mailTo(plan.email);
  expect(mail.subject).toContain(subject);
  expect(mail.text).toContain(said);
});

test.each([
  ['en', 'The card of the former payer was charged.'],
  ['es', 'El cargo se hizo a la tarjeta de quien pagaba antes.'],
] as const)('the receipt of a renewal that the former card paid (%s)', async (language, said) => {
  const email = await reader(language);
  const paid = { ...payment, id: `pi_${randomUUID()}`, customerEmail: email, renewal: true };
  await stack.publish(paymentSucceeded, { ...paid, cardOf: 'former-payer' });
  expect((await mailTo(email)).text).toContain(said);
});

test.each([
  ['former-payer', 'Renewals are charged to the card of the former payer'],
  ['nobody', 'Your plan has no card. Please enter one'],
  ['payer', undefined],
] as const)('mails about a plan that renews say whose card pays: %s', async (cardOf, said) => {
  const [announced, withdrawn, changed, resumed] = await Promise.all(
    [1, 2, 3, 4].map(() => planOf(cardOf)),
  );
  const newPrice = { newPriceCents: 5_900, startsAt: graceUntil };
  await stack.publish(subscriptionPriceAnnounced, { ...announced!, ...newPrice });
  await stack.publish(subscriptionPriceWithdrawn, { ...withdrawn!, withdrawnPriceCents: 5_900 });
  const change = { previousPlan: 'annual' as const, creditCents: 500 };
  await stack.publish(subscriptionPlanChanged, { ...changed!, ...change });
  await stack.publish(subscriptionCancelled, { ...resumed!, resumed: true });
  for (const plan of [announced, withdrawn, changed, resumed]) {
    const { text } = await mailTo(plan!.email);
    if (said) expect(text).toContain(said);
    else expect(text).not.toMatch(/former payer|no card/);
    expect(text).not.toContain('your card');
  }
});

test('mails about an end and an archived business call no card the reader’s', async () => {
  const [ended, archived] = [await planOf('nobody'), await planOf('former-payer')];
  await stack.publish(subscriptionEnded, ended);
  await stack.publish(subscriptionListingArchived, { ...archived, businessName: 'Ada Pies' });
  expect((await mailTo(ended.email)).text).toContain('has ended. Nothing more is charged for it.');
  const { text } = await mailTo(archived.email);
  expect(text).toContain('Renewals are charged to the card of the former payer');
  expect(text).not.toMatch(/your card/i);
});

test.each([
  ['payer', 'Renewals are charged to your card, which has paid until now.'],
  ['former-payer', 'Renewals are charged to the card of the former payer'],
  ['nobody', 'The plan has no card. Please enter one'],
] as const)('the new address learns which card pays: %s', async (cardOf, said) => {
  const plan = await planOf(cardOf);
  await stack.publish(subscriptionMoved, { ...plan, state: 'active' });
  expect((await mailTo(plan.email)).text).toContain(said);
});

test.each([
  ['payer', 'Renewals are charged to your card until'],
  ['former-payer', 'No card of yours is charged for it any more.'],
  ['nobody', 'No card of yours is charged for it any more.'],
] as const)('the previous address learns whether its card pays: %s', async (cardOf, said) => {
  const plan = await planOf(cardOf);
  await stack.publish(subscriptionMovedAway, { ...plan, state: 'active' });
  expect((await mailTo(plan.email)).text).toContain(said);
});

test.each([
  ['en', 'We gave back $20 of a payment of $495 that was charged to your card.', 'We wrote to you'],
  ['es', 'Devolvimos $20 de un pago de $495 que se cargó a su tarjeta.', 'Le escribimos'],
] as const)(
  'a rejected refund of a payment by the former card (%s)',
  async (language, said, not) => {
    const email = await reader(language);
    const refund = { ...payment, customerEmail: email, failed: 20, refunded: 0 };
    await stack.publish(paymentRefundFailed, { ...refund, cardOf: 'former-payer' });
    const { text } = await mailTo(email);
    expect(text).toContain(said);
    expect(text).not.toContain(not);
  },
);

test.each([
  ['en', 'It has no card, so it cannot renew', 'renewals are charged'],
  ['es', 'No tiene tarjeta, así que no se puede renovar', 'se cobran'],
] as const)('an archived business of a plan without a card (%s)', async (language, said, not) => {
  const plan = await planOf('nobody', language);
  await stack.publish(subscriptionListingArchived, { ...plan, businessName: 'Ada Pies' });
  const { text } = await mailTo(plan.email);
  expect(text).toContain(said);
  expect(text).not.toContain(not);
});

test('a change to a plan that credit pays for asks for no card', async () => {
  const plan = await planOf('nobody');
  const change = { previousPlan: 'annual' as const, creditCents: plan.priceCents };
  await stack.publish(subscriptionPlanChanged, { ...plan, ...change });
  expect((await mailTo(plan.email)).text).not.toContain('has no card');
});
