import { randomUUID } from 'node:crypto';
import { eventCancellationChanged } from '@town/contracts/calendar/events';
import { ownerSignedIn } from '@town/contracts/owners/events';
import { useNotifications } from '../testing/notifications-harness.js';

const stack = useNotifications();

const change = (email: string, fields: object = {}) => ({
  id: randomUUID(),
  slug: 'porch-concert',
  email,
  isCancelled: true,
  date: '2027-12-24',
  isRepeated: false,
  reason: null,
  ...fields,
});

test('the sender of a cancelled event gets one mail with the reason and the address of the page', async () => {
  const cancelled = change('ann@example.com', { reason: 'Rain' });
  await stack.publish(eventCancellationChanged, cancelled, { times: 3 });
  await stack.settled();
  const [mail, ...more] = stack.mail.to('ann@example.com');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your event on December 24, 2027 is cancelled');
  expect(mail?.text).toContain('Reason: Rain');
  expect(mail?.text).toContain('http://localhost:8080/events/porch-concert');
  expect(mail?.text).not.toContain('all dates');
});

test('the mail that an event takes place after all is complete without an earlier one', async () => {
  const email = 'max@example.com';
  await stack.publish(eventCancellationChanged, change(email, { isCancelled: false }));
  await stack.settled();
  const [mail] = stack.mail.to(email);
  expect(mail?.subject).toBe('Your event on December 24, 2027 is no longer cancelled');
  expect(mail?.text).toContain('The page had said for a time that it was cancelled');
  expect(mail?.text).toContain('http://localhost:8080/events/porch-concert');
});

test('the mail about a repeated event says that it holds for all dates, and leaves out a missing reason', async () => {
  await stack.publish(eventCancellationChanged, change('bea@example.com', { isRepeated: true }));
  await stack.settled();
  const [mail] = stack.mail.to('bea@example.com');
  expect(mail?.text).toContain('This holds for all dates of the event.');
  expect(mail?.text).not.toContain('Reason');
});

test('a sender who used the Spanish form gets the mails in Spanish', async () => {
  const cancelled = change('eva@example.com', { language: 'es', reason: 'Lluvia' });
  await stack.publish(eventCancellationChanged, cancelled);
  await stack.publish(eventCancellationChanged, { ...cancelled, isCancelled: false });
  await stack.settled();
  const mails = stack.mail.to('eva@example.com');
  const last = mails.find(({ subject }) => subject?.includes('ya no'));
  expect(last?.subject).toBe('Su evento del 24 de diciembre de 2027 ya no está cancelado');
  expect(last?.text).toContain('http://localhost:8080/es/events/porch-concert');
  expect(last?.text).not.toContain('Lluvia');
});

test('an owner who reads Spanish gets the mail about an event of the business in Spanish', async () => {
  const email = 'oli@example.com';
  await stack.publish(ownerSignedIn, { id: randomUUID(), email, language: 'es' });
  await stack.settled();
  await stack.publish(eventCancellationChanged, change(email));
  await stack.settled();
  const [mail] = stack.mail.to(email);
  expect(mail?.subject).toBe('Su evento del 24 de diciembre de 2027 está cancelado');
  expect(mail?.text).toContain('http://localhost:8080/es/events/porch-concert');
});

test('a cancellation that arrives after the news that it was taken back causes no mail', async () => {
  const cancelled = change('ida@example.com');
  const at = (minute: number) => ({ time: new Date(Date.UTC(2027, 11, 1, 12, minute)) });
  await stack.publish(eventCancellationChanged, { ...cancelled, isCancelled: false }, at(20));
  await stack.settled();
  await stack.publish(eventCancellationChanged, cancelled, at(10));
  await stack.settled();
  const subjects = () => stack.mail.to('ida@example.com').map(({ subject }) => subject);
  expect(subjects()).toEqual(['Your event on December 24, 2027 is no longer cancelled']);
  await stack.publish(eventCancellationChanged, cancelled, at(30));
  await stack.settled();
  expect(subjects()).toHaveLength(2);
});
