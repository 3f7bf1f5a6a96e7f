import { paymentSucceeded } from '@town/contracts/payments/events';
import {
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionPaymentFailed,
  subscriptionPriceAnnounced,
  subscriptionPriceWithdrawn,
  subscriptionRenewed,
  subscriptionStarted,
} from '@town/contracts/subscriptions/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { useNotifications } from '../testing/notifications-harness.js';
import { payment } from '../testing/sample-events.js';

const stack = useNotifications();
const subscription = {
  id: 'sub_123',
  plan: 'monthly' as const,
  email: 'dan@example.com',
  applicationId: null,
  priceCents: 4_900,
  paidUntil: '2027-07-12T23:05:00.000Z',
};

async function mails() {
  await stack.settled();
  return stack.mail.to('dan@example.com');
}

test('a new subscriber gets a mail that says when the plan renews, and how and where to cancel it', async () => {
  await stack.publish(subscriptionStarted, subscription, { times: 3 });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your Monthly Listing in the Blanco Town Guide');
  expect(mail?.text).toContain('It renews by itself each month');
  expect(mail?.text).toContain('choose "Cancel the subscription"');
  expect(mail?.text).toContain('Price: $49 each month (US dollars)');
  expect(mail?.text).toContain('Paid until: July 12, 2027 at 6:05 PM CDT');
  expect(mail?.text).toContain('A month that has begun is not refunded.');
  expect(mail?.text).not.toContain('30 days');
  expect(mail?.text).toContain(
    'Your plan in your account: http://localhost:8080/account/subscription',
  );
});

test('the mail of an annual plan says how long it can be refunded', async () => {
  await stack.publish(subscriptionStarted, { ...subscription, plan: 'annual' });
  const [mail] = await mails();
  expect(mail?.text).toContain('within 30 days of the first payment');
  expect(mail?.text).not.toContain('monthly');
});

test('a failed payment causes three reminders, each of them once', async () => {
  for (const reminder of [1, 2, 3]) {
    const failed = { ...subscription, reminder, graceUntil: '2027-07-26T23:05:00.000Z' };
    await stack.publish(subscriptionPaymentFailed, failed, { times: 2 });
  }
  const found = await mails();
  expect(found.map(({ subject }) => subject).toSorted()).toEqual([
    'A reminder: Your card could not be charged',
    'The last reminder: Your card could not be charged',
    'Your card could not be charged',
  ]);
  expect(found[0]?.text).toContain('until July 26, 2027 at 6:05 PM CDT');
  expect(found[0]?.text).toContain(
    'Enter a card in your account: http://localhost:8080/account/subscription',
  );
});

test('a cancellation, its undoing and the end are confirmed', async () => {
  await stack.publish(subscriptionCancelled, { ...subscription, resumed: false });
  await stack.publish(subscriptionCancelled, { ...subscription, resumed: true });
  await stack.publish(subscriptionEnded, { ...subscription, endedAt: '2027-07-10T23:05:00.000Z' });
  const found = await mails();
  expect(found.map(({ subject }) => subject).toSorted()).toEqual([
    'Your plan has ended',
    'Your plan is cancelled',
    'Your plan renews again',
  ]);
  const [end] = found.filter(({ subject }) => subject === 'Your plan has ended');
  expect(end?.text).toContain('Ended: July 10, 2027 at 6:05 PM CDT');
  expect(end?.text).not.toContain('Paid until');
});

test.each([
  [34_700, 'Your credit of $347 is not paid out. It is lost when the plan ends'],
  [0, undefined],
])(
  'the mail about a cancellation says what becomes of a credit of %s cents',
  async (...expected) => {
    const [creditCents, said] = expected;
    await stack.publish(subscriptionCancelled, { ...subscription, resumed: false, creditCents });
    const [mail] = await mails();
    if (said) expect(mail?.text).toContain(said);
    else expect(mail?.text).not.toContain('credit');
  },
);

test('a coming price is announced once, with its date and how to avoid it', async () => {
  const change = { newPriceCents: 5_950, startsAt: '2027-08-01T05:00:00.000Z' };
  await stack.publish(subscriptionPriceAnnounced, { ...subscription, ...change }, { times: 3 });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('The price of your Monthly Listing changes');
  expect(mail?.text).toContain('New price: $59.50 each month (US dollars)');
  expect(mail?.text).toContain('on or after August 1, 2027, and each one after it');
  expect(mail?.text).toContain('cancel in your account before that renewal');
  expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
});

test('a withdrawn price is announced once, with the price that remains', async () => {
  const withdrawn = { ...subscription, withdrawnPriceCents: 5_950 };
  await stack.publish(subscriptionPriceWithdrawn, withdrawn, { times: 3 });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('The price of your Monthly Listing stays as it is');
  expect(mail?.text).toContain('would cost $59.50 each month');
  expect(mail?.text).toContain('renewals go on costing $49.');
  expect(mail?.text).toContain('take the cancellation back');
});

test('a renewal sends its payer a receipt, and staff no mail', async () => {
  await stack.publish(paymentSucceeded, { ...payment, amount: 470.5, renewal: true });
  const found = await mails();
  expect(stack.mail.received).toHaveLength(1);
  expect(found[0]?.subject).toBe('Your receipt: Annual Listing, $470.50');
  expect(found[0]?.text).toContain('Your plan continues');
  expect(found[0]?.text).not.toContain('set up your listing');
  // Its thirty days are over.
  expect(found[0]?.text).not.toContain('refunded');
});

test('a warning that could not be sent yet is withdrawn when the payment arrives', async () => {
  stack.mail.refused.set('dan@example.com', 451);
  const failed = { ...subscription, reminder: 1, graceUntil: '2027-07-26T23:05:00.000Z' };
  await stack.publish(subscriptionPaymentFailed, failed);
  const waiting = () => stack.database.query("select 1 from mails where state = 'waiting'");
  await eventually(async () => expect(await waiting()).toHaveLength(1));
  await stack.publish(subscriptionRenewed, subscription);
  await eventually(async () => expect(await waiting()).toEqual([]));
  stack.mail.refused.clear();
});

test('the payment of a subscription withdraws no warning about another one', async () => {
  stack.mail.refused.set('dan@example.com', 451);
  const failed = { ...subscription, reminder: 1, graceUntil: '2027-07-26T23:05:00.000Z' };
  const other = { ...failed, plan: 'annual' as const, id: 'sub_456' };
  await stack.publish(subscriptionPaymentFailed, failed);
  await stack.publish(subscriptionPaymentFailed, other);
  const waiting = () => stack.database.query("select text from mails where state = 'waiting'");
  await eventually(async () => expect(await waiting()).toHaveLength(2));
  await stack.publish(subscriptionRenewed, subscription);
  const left = await eventually(async () => {
    const mails = await waiting();
    return mails.length < 2 && mails;
  });
  expect(left).toMatchObject([{ text: expect.stringContaining('Annual Listing') }]);
  await stack.publish(subscriptionRenewed, { ...other, applicationId: null });
  await eventually(async () => expect(await waiting()).toEqual([]));
  stack.mail.refused.clear();
});

test('the end of a subscription withdraws a warning that could not be sent yet', async () => {
  stack.mail.refused.set('dan@example.com', 451);
  const failed = { ...subscription, id: 'sub_789', reminder: 1 };
  const graceUntil = '2027-07-26T23:05:00.000Z';
  await stack.publish(subscriptionPaymentFailed, { ...failed, graceUntil });
  const waiting = () => stack.database.query("select kind from mails where state = 'waiting'");
  await eventually(async () => expect(await waiting()).toHaveLength(1));
  await stack.publish(subscriptionEnded, { ...subscription, id: 'sub_789' });
  const onlyTheEnd = [{ kind: 'person-subscription-ended' }];
  await eventually(async () => expect(await waiting()).toEqual(onlyTheEnd));
  // Earlier, the warning might be sent before the end is handled.
  stack.mail.refused.clear();
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Your plan has ended']);
});

test('an earlier failure causes no mail after the payment, or after the end', async () => {
  const failed = { ...subscription, reminder: 1, graceUntil: '2027-07-26T23:05:00.000Z' };
  const at = (minute: number) => ({ time: new Date(Date.UTC(2027, 6, 13, 0, minute)) });
  await stack.publish(subscriptionRenewed, { ...subscription, id: 'sub_paid' }, at(5));
  await stack.publish(subscriptionEnded, { ...subscription, id: 'sub_ended' }, at(5));
  await stack.settled();
  await stack.publish(subscriptionPaymentFailed, { ...failed, id: 'sub_paid' }, at(1));
  await stack.publish(subscriptionPaymentFailed, { ...failed, id: 'sub_ended' }, at(1));
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Your plan has ended']);
  // The next renewal fails, too.
  await stack.publish(subscriptionPaymentFailed, { ...failed, id: 'sub_paid' }, at(9));
  expect(await subjects()).toEqual(['Your plan has ended', 'Your card could not be charged']);
});

test('a subscription without an address causes no mail', async () => {
  await stack.publish(subscriptionStarted, { ...subscription, email: null });
  await stack.settled();
  expect(stack.mail.received).toEqual([]);
});
