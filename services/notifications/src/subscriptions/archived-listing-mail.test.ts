import { randomUUID } from 'node:crypto';
import { advertiserSubmitted } from '@town/contracts/advertisers/events';
import { ownerSignedIn } from '@town/contracts/owners/events';
import {
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionListingArchived,
} from '@town/contracts/subscriptions/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { useNotifications } from '../testing/notifications-harness.js';
import { application, subscription } from '../testing/sample-events.js';

const stack = useNotifications();

const at = (minute: number) => ({ time: new Date(Date.UTC(2027, 2, 1, 0, minute)) });
const archived = (email: string) => ({ ...subscription(email), businessName: 'Pie Shop' });

test('the owner of an archived business learns that the plan goes on, and how to cancel it', async () => {
  const event = archived('dan@example.com');
  const signIn = { id: randomUUID(), email: 'dan@example.com' };
  await stack.publish(ownerSignedIn, { ...signIn, language: 'en' as const });
  await stack.settled();
  await stack.publish(subscriptionListingArchived, event, { times: 3 });
  await stack.settled();
  const [mail, ...others] = stack.mail.to('dan@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Pie Shop is no longer in the directory');
  expect(mail?.text).toContain('its renewals are charged, until you cancel it');
  expect(mail?.text).toContain('Price: $49 each month (US dollars)');
  expect(mail?.text).toContain('Paid until: July 12, 2027 at 6:05 PM CDT');
  expect(mail?.text).toContain(
    'Your plan, and how to cancel it: http://localhost:8080/account/subscription',
  );
  expect(mail?.text).toContain('There is no further mail if they do.');
  expect(mail?.text).toContain('Questions?');
});

test('an owner who applied in Spanish and has never signed in gets it in Spanish, without a name', async () => {
  const email = 'eva@example.com';
  await stack.publish(advertiserSubmitted, { ...application(), email, language: 'es' });
  await stack.settled();
  await stack.publish(subscriptionListingArchived, archived('Eva@example.com'));
  await stack.settled();
  const mail = stack.mail
    .to('Eva@example.com')
    .find(({ subject }) => subject === 'Su negocio ya no está en el directorio');
  expect(mail?.text).toContain('ha retirado su negocio del directorio');
  expect(mail?.text).not.toContain('Pie Shop');
  expect(mail?.text).toContain('Precio: $49 cada mes (dólares estadounidenses)');
  expect(mail?.text).toContain('Pagado hasta: 12 de julio de 2027');
  expect(mail?.text).toContain('/es/account/subscription');
  expect(mail?.text).toContain('Su plan y cómo cancelarlo');
  expect(mail?.text).toContain('No se envía otro correo si lo hace.');
});

test('a plan without a card is said to renew only while its credit pays', async () => {
  const cardless = { ...archived('kim@example.com'), cardOf: 'nobody' as const };
  for (const creditCents of [4_900, 4_899]) {
    await stack.publish(subscriptionListingArchived, { ...cardless, creditCents });
    await stack.settled();
  }
  const [paid, unpaid] = stack.mail.to('kim@example.com').map(({ text }) => text);
  expect(paid).toContain('it renews, and its renewals are charged, until you cancel it');
  expect(paid).not.toContain('It has no card');
  expect(unpaid).toContain('It has no card, so it cannot renew unless you enter one.');
});

test('a mail that waits is withdrawn when the plan ends or is cancelled', async () => {
  stack.mail.refused.set('fay@example.com', 451);
  const [ends, isCancelled] = [archived('fay@example.com'), archived('fay@example.com')];
  for (const each of [ends, isCancelled]) await stack.publish(subscriptionListingArchived, each);
  const waiting = () =>
    stack.database.query(
      `select 1 from mails where state = 'waiting' and kind like '%-listing-archived'`,
    );
  await eventually(async () => expect(await waiting()).toHaveLength(2));
  await stack.publish(subscriptionEnded, ends);
  await stack.publish(subscriptionCancelled, { ...isCancelled, resumed: false });
  await eventually(async () => expect(await waiting()).toEqual([]));
  stack.mail.refused.clear();
});

test('an event that arrives after the end causes no mail', async () => {
  const event = archived('gus@example.com');
  await stack.publish(subscriptionEnded, event);
  await stack.settled();
  await stack.publish(subscriptionListingArchived, event);
  await stack.settled();
  expect(stack.mail.to('gus@example.com').map(({ subject }) => subject)).toEqual([
    'Your plan has ended',
  ]);
});

test('an event that arrives after a later cancellation causes no mail', async () => {
  const event = archived('hal@example.com');
  await stack.publish(subscriptionCancelled, { ...event, resumed: false }, at(9));
  await stack.settled();
  await stack.publish(subscriptionListingArchived, event, at(1));
  await stack.settled();
  expect(stack.mail.to('hal@example.com')).toHaveLength(1);
});

test('an earlier cancellation is not confirmed after it was undone', async () => {
  const event = subscription('ida@example.com');
  await stack.publish(subscriptionCancelled, { ...event, resumed: true }, at(9));
  await stack.settled();
  await stack.publish(subscriptionCancelled, { ...event, resumed: false }, at(1));
  await stack.settled();
  expect(stack.mail.to('ida@example.com')).toHaveLength(1);
});
