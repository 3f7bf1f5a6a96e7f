import { randomUUID } from 'node:crypto';
import { ownerSignedIn } from '@town/contracts/owners/events';
import {
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionPlanChanged,
} from '@town/contracts/subscriptions/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { useNotifications } from '../testing/notifications-harness.js';
import { subscription } from '../testing/sample-events.js';

const stack = useNotifications();

const changed = (email: string) => ({
  ...subscription(email),
  previousPlan: 'annual' as const,
  creditCents: 34_700,
});
const at = (minute: number) => ({ time: new Date(Date.UTC(2027, 6, 1, 0, minute)) });

async function mailsTo(email: string) {
  await stack.settled();
  return stack.mail.to(email);
}

test('an owner gets one mail about another plan, with the credit and how to cancel', async () => {
  await stack.publish(subscriptionPlanChanged, changed('ann@example.com'), { times: 3 });
  const [mail, ...others] = await mailsTo('ann@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your plan is the Monthly Listing now');
  expect(mail?.text).toContain('from the Annual Listing to the Monthly Listing');
  expect(mail?.text).toContain('$347 is left of your old plan');
  expect(mail?.text).toContain('Price: $49 each month (US dollars)');
  expect(mail?.text).toContain(
    'Your plan in your account: http://localhost:8080/account/subscription',
  );
});

test('without credit the mail says why the receipt shows less than the price', async () => {
  await stack.publish(subscriptionPlanChanged, { ...changed('bea@example.com'), creditCents: 0 });
  const [mail] = await mailsTo('bea@example.com');
  expect(mail?.text).not.toContain('is left of your old plan');
  expect(mail?.text).toContain('What was left of your old plan is taken off already.');
});

test('an owner who reads Spanish gets it in Spanish', async () => {
  const email = 'luz@example.com';
  await stack.publish(ownerSignedIn, { id: randomUUID(), email, language: 'es' });
  await stack.settled();
  await stack.publish(subscriptionPlanChanged, changed(email));
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Su plan ahora es Monthly Listing');
  expect(mail?.text).toContain('Le quedan $347 de su plan anterior.');
});

test('an earlier change that arrives after a later one, a cancellation or the end causes no mail', async () => {
  const event = changed('cyd@example.com');
  const later = { ...event, plan: 'annual', previousPlan: 'monthly' } as const;
  await stack.publish(subscriptionPlanChanged, later, at(9));
  await stack.settled();
  await stack.publish(subscriptionPlanChanged, event, at(1));
  const subjects = (await mailsTo('cyd@example.com')).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your plan is the Annual Listing now']);

  const cancelled = changed('eve@example.com');
  await stack.publish(subscriptionCancelled, { ...cancelled, resumed: false }, at(9));
  await stack.settled();
  await stack.publish(subscriptionPlanChanged, cancelled, at(1));
  expect(await mailsTo('eve@example.com')).toHaveLength(1);

  const over = changed('dan@example.com');
  await stack.publish(subscriptionEnded, over, at(9));
  await stack.settled();
  await stack.publish(subscriptionPlanChanged, over, at(1));
  expect(await mailsTo('dan@example.com')).toHaveLength(1);
});

test('a mail that waits is withdrawn when the plan is changed again, cancelled or ended', async () => {
  const email = 'fay@example.com';
  stack.mail.refused.set(email, 451);
  const events = [changed(email), changed(email), changed(email)] as const;
  for (const each of events) await stack.publish(subscriptionPlanChanged, each, at(1));
  const waiting = () =>
    stack.database.query(
      `select text from mails where state = 'waiting' and kind like '%-plan-changed'`,
    );
  await eventually(async () => expect(await waiting()).toHaveLength(3));
  const [again, isCancelled, ends] = events;
  await stack.publish(subscriptionCancelled, { ...isCancelled, resumed: false });
  await stack.publish(subscriptionEnded, ends);
  const back = { ...again, plan: 'annual', previousPlan: 'monthly', creditCents: 0 } as const;
  await stack.publish(subscriptionPlanChanged, back, at(2));
  await eventually(async () =>
    expect(await waiting()).toMatchObject([
      { text: expect.stringContaining('to the Annual Listing') },
    ]),
  );
  stack.mail.refused.clear();
});
