import { advertiserSubmitted } from '@town/contracts/advertisers/events';
import { paymentRefunded, paymentRefundFailed } from '@town/contracts/payments/events';
import { useNotifications } from '../testing/notifications-harness.js';
import { application, payment } from '../testing/sample-events.js';

const stack = useNotifications(2);

/** Each event is delivered three times, and must cause its mails once. */
const thrice = { times: 3 };

test('a payer gets one mail about each refund, with its amount and arrival', async () => {
  const refunded = { ...payment, amount: 49.5, refunded: 20 };
  await stack.publish(paymentRefunded, refunded, thrice);
  await stack.publish(paymentRefunded, { ...refunded, refunded: 49.5 });
  await stack.publish(paymentRefunded, { ...refunded, customerEmail: null });
  await stack.settled();
  const mails = stack.mail.to('dan@example.com');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Your refund: $20',
    'Your refund: $49.50',
  ]);
  const part = mails.find(({ subject }) => subject === 'Your refund: $20');
  expect(part?.text).toContain('We have given back $20 of your payment of $49.50.');
  expect(part?.text).toContain('The money goes back to the card that paid.');
  expect(part?.text).toContain('within 5 to 10 business days');
  expect(part?.text).toContain('Payment: pi_123');
  const whole = mails.find(({ subject }) => subject === 'Your refund: $49.50');
  expect(whole?.text).toContain('We have given back all of your payment of $49.50.');
  expect(stack.mail.received).toHaveLength(2);
});

test('a payer who applied in Spanish gets mails about refunds in Spanish', async () => {
  const email = 'luz@example.com';
  await stack.publish(advertiserSubmitted, { ...application(), email, language: 'es' });
  await stack.settled();
  const luz = { ...payment, customerEmail: 'Luz@example.com' };
  await stack.publish(paymentRefunded, { ...luz, refunded: payment.amount });
  await stack.publish(paymentRefundFailed, { ...luz, refunded: 0, failed: payment.amount });
  await stack.settled();
  const mails = stack.mail.to('Luz@example.com');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Su reembolso de $495 no ha llegado',
    'Su reembolso: $495',
  ]);
  for (const { text, html } of mails) {
    expect(text).toContain('Hola:');
    expect(text).toContain('Pago: pi_123');
    expect(html).toContain('<html lang="es">');
  }
});

test('no mail is sent about a refund that is days old', async () => {
  const refunded = { ...payment, amount: 49.5, refunded: 20 };
  const time = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  await stack.publish(paymentRefunded, refunded, { time });
  await stack.settled();
  expect(stack.mail.received).toEqual([]);
});

test('a payer gets one mail when the bank has rejected a refund', async () => {
  const failed = { ...payment, amount: 49.5, failed: 29.5, refunded: 20 };
  await stack.publish(paymentRefundFailed, failed, thrice);
  await stack.settled();
  const [mail, ...others] = stack.mail.to('dan@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your refund of $29.50 has not arrived');
  expect(mail?.text).toContain('given back $29.50 of your payment of $49.50');
  expect(mail?.text).toContain('The bank of the card has rejected it');
  expect(mail?.text).toContain('Refunded in all: $20 (US dollars)');
});

test('a payer who was told of a refund hears that it was rejected, also where the card is a former payer’s', async () => {
  const [payer, holder] = ['nia@example.com', 'former@example.com'];
  const renewal = { ...payment, id: 'pi_renewal', customerEmail: payer };
  await stack.publish(paymentRefunded, { ...renewal, refunded: payment.amount });
  await stack.settled();
  const rejected = { ...renewal, customerEmail: holder, refunded: 0, failed: payment.amount };
  await stack.publish(paymentRefundFailed, { ...rejected, cardOf: 'former-payer' }, thrice);
  await stack.settled();
  expect(stack.mail.to(holder)).toHaveLength(1);
  const [correction, ...others] = stack.mail
    .to(payer)
    .filter(({ subject }) => subject === 'The refund of $495 has not arrived');
  expect(others).toEqual([]);
  expect(correction?.text).toContain('We wrote to you that we had given back $495');
  expect(correction?.text).toContain('We owe it to the holder of that card');
  expect(correction?.text).not.toContain(holder);
});

test('a payer hears of a rejected refund that an erased holder cannot be told of', async () => {
  const payer = 'ona@example.com';
  const renewal = { ...payment, id: 'pi_erased_holder', customerEmail: payer };
  await stack.publish(paymentRefunded, { ...renewal, refunded: payment.amount });
  await stack.settled();
  const rejected = { ...renewal, customerEmail: null, refunded: 0, failed: payment.amount };
  await stack.publish(paymentRefundFailed, { ...rejected, cardOf: 'former-payer' });
  await stack.settled();
  const texts = stack.mail.to(payer).map(({ text }) => String(text));
  const correction = texts.find((text) => text.includes('has rejected the refund'));
  expect(correction).toContain('We owe it to the holder of that card. You need not do anything.');
  expect(correction).not.toContain('get in touch');
});

test('a payer who was told of no refund gets no mail about a rejected one', async () => {
  const rejected = { ...payment, id: 'pi_other', refunded: 0, failed: payment.amount };
  const holder = 'holder@example.com';
  const event = { ...rejected, customerEmail: holder, cardOf: 'former-payer' as const };
  const before = stack.mail.received.length;
  await stack.publish(paymentRefundFailed, event);
  await stack.settled();
  expect(stack.mail.received.slice(before).map(({ to }) => String(to))).toHaveLength(1);
});
