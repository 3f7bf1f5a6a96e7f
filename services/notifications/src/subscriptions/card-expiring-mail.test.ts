import { randomUUID } from 'node:crypto';
import { ownerSignedIn } from '@town/contracts/owners/events';
import {
  subscriptionCancelled,
  subscriptionCardExpiring,
  subscriptionEnded,
  subscriptionRenewed,
} from '@town/contracts/subscriptions/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { useNotifications } from '../testing/notifications-harness.js';
import { subscription } from '../testing/sample-events.js';

const stack = useNotifications();

const expiring = (email: string) => ({
  ...subscription(email),
  last4: '4242',
  expiresMonth: 6,
  expiresYear: 2027,
});
const at = (minute: number) => ({ time: new Date(Date.UTC(2027, 6, 1, 0, minute)) });

async function mailsTo(email: string) {
  await stack.settled();
  return stack.mail.to(email);
}

test('an owner gets one mail about a card that expires, with the day of the renewal', async () => {
  await stack.publish(subscriptionCardExpiring, expiring('ann@example.com'), { times: 3 });
  const [mail, ...others] = await mailsTo('ann@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your card expires before your plan renews');
  expect(mail?.text).toContain('renews on July 12, 2027 at 6:05 PM CDT');
  expect(mail?.text).toContain('which ends in 4242, is valid only until 6/2027');
  expect(mail?.text).toContain(
    'Enter a card in your account: http://localhost:8080/account/subscription',
  );
});

test('an owner who reads Spanish gets it in Spanish', async () => {
  const email = 'luz@example.com';
  await stack.publish(ownerSignedIn, { id: randomUUID(), email, language: 'es' });
  await stack.settled();
  await stack.publish(subscriptionCardExpiring, expiring(email));
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Su tarjeta vence antes de que se renueve su plan');
  expect(mail?.text).toContain('terminada en 4242, es válida solo hasta 6/2027');
});

test('no mail is sent after a renewal, a cancellation or the end', async () => {
  const [renewed, cancelled, ended] = ['x', 'y', 'z'].map((each) =>
    expiring(`${each}@example.com`),
  );
  await stack.publish(subscriptionRenewed, renewed!, at(9));
  await stack.publish(subscriptionCancelled, { ...cancelled!, resumed: false }, at(9));
  await stack.publish(subscriptionEnded, ended!, at(9));
  await stack.settled();
  for (const each of [renewed, cancelled, ended]) {
    await stack.publish(subscriptionCardExpiring, each!, at(1));
  }
  await stack.settled();
  expect(stack.mail.received.map(({ subject }) => subject).toSorted()).toEqual([
    'Your plan has ended',
    'Your plan is cancelled',
  ]);
});

test('a mail that waits is withdrawn by a renewal, a cancellation or the end', async () => {
  const email = 'fay@example.com';
  stack.mail.refused.set(email, 451);
  const [renewed, cancelled, ended] = [expiring(email), expiring(email), expiring(email)];
  for (const each of [renewed, cancelled, ended]) {
    await stack.publish(subscriptionCardExpiring, each, at(1));
  }
  const waiting = () =>
    stack.database.query(
      `select 1 from mails where state = 'waiting' and kind like '%-card-expiring'`,
    );
  await eventually(async () => expect(await waiting()).toHaveLength(3));
  await stack.publish(subscriptionRenewed, renewed);
  await stack.publish(subscriptionCancelled, { ...cancelled, resumed: false });
  await stack.publish(subscriptionEnded, ended);
  await eventually(async () => expect(await waiting()).toEqual([]));
  stack.mail.refused.clear();
});
