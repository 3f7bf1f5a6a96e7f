import { randomUUID } from 'node:crypto';
import { eventLinkRequested } from '@town/contracts/calendar/events';
import { useNotifications } from '../testing/notifications-harness.js';

const stack = useNotifications();

const requested = (token: string, email = 'ann@example.com') => ({
  id: randomUUID(),
  email,
  token,
});

test('the sender of an event gets one mail with the private link', async () => {
  await stack.publish(eventLinkRequested, requested('secret-token'), { times: 3 });
  await stack.settled();
  const [mail, ...more] = stack.mail.to('ann@example.com');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your event in the Blanco Town Guide');
  expect(mail?.text).toContain('http://localhost:8080/events/manage/own?token=secret-token');
});

test('the mail states the date of the event, so that its sender knows which one it is', async () => {
  const dated = { ...requested('day', 'dan@example.com'), date: '2027-12-24' };
  await stack.publish(eventLinkRequested, dated);
  await stack.publish(eventLinkRequested, { ...dated, id: randomUUID(), language: 'es' });
  await stack.settled();
  const subjects = stack.mail.to('dan@example.com').map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    'Su evento del 24 de diciembre de 2027 en Blanco Town Guide',
    'Your event on December 24, 2027 in the Blanco Town Guide',
  ]);
});

test('an unconfirmed address gets at most three such mails a day', async () => {
  for (const token of ['a', 'b', 'c', 'd', 'e']) {
    await stack.publish(eventLinkRequested, requested(token, 'bea@example.com'));
  }
  await stack.settled();
  expect(stack.mail.to('bea@example.com')).toHaveLength(3);
});

test('a sender who used the Spanish form gets the mail in Spanish, with a link to the Spanish page', async () => {
  await stack.publish(eventLinkRequested, {
    ...requested('palabra', 'eva@example.com'),
    language: 'es',
  });
  await stack.settled();
  const [mail] = stack.mail.to('eva@example.com');
  expect(mail?.subject).toBe('Su evento en Blanco Town Guide');
  expect(mail?.text).toContain('http://localhost:8080/es/events/manage/own?token=palabra');
  expect(mail?.html).toContain('<html lang="es">');
});
