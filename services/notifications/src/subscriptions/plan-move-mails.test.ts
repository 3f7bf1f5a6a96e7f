import { randomUUID } from 'node:crypto';
import { ownerSignedIn } from '@town/contracts/owners/events';
import {
  subscriptionMoveDeclined,
  subscriptionMoved,
  subscriptionMovedAway,
  subscriptionMoveOffered,
} from '@town/contracts/subscriptions/events';
import { useNotifications } from '../testing/notifications-harness.js';
import { subscription } from '../testing/sample-events.js';

const stack = useNotifications();

async function mailsTo(email: string) {
  await stack.settled();
  return stack.mail.to(email);
}

const signIn = (email: string, language: 'en' | 'es' = 'en') =>
  stack.publish(ownerSignedIn, { id: randomUUID(), email, language });

test('the address that can take a plan over gets one mail in the language of the page', async () => {
  const offer = { id: randomUUID(), email: 'bob@example.com', language: 'es' as const };
  await stack.publish(subscriptionMoveOffered, offer, { times: 3 });
  const [mail, ...others] = await mailsTo('bob@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Puede hacerse cargo de un plan en /);
  expect(mail?.text).toContain('http://localhost:8080/es/account');
  // The reader has done nothing that could have been somebody else.
  expect(mail?.text).toContain('Si no sabe de qué se trata, ignore este correo');
  expect(mail?.text).not.toContain('Si no fue usted');
});

test('it is in the language of the reader, if that is known', async () => {
  const email = 'eva@example.com';
  await signIn(email);
  await stack.settled();
  await stack.publish(subscriptionMoveOffered, { id: randomUUID(), email, language: 'es' });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toMatch(/^You can take over a plan in the /);
  expect(mail?.text).toContain('Sign in: http://localhost:8080/account');
});

test('an address gets at most three offers a day', async () => {
  const email = 'flooded@example.com';
  for (let count = 0; count < 5; count += 1) {
    await stack.publish(subscriptionMoveOffered, { id: randomUUID(), email, language: 'en' });
  }
  expect(await mailsTo(email)).toHaveLength(3);
});

test('both addresses are told once that the plan has moved, each in its language', async () => {
  const [from, to] = ['ada@example.com', 'luz@example.com'];
  await signIn(from);
  await signIn(to, 'es');
  await stack.settled();
  const moved = { ...subscription(to), businessName: 'Ada Pies' };
  await stack.publish(subscriptionMoved, moved, { times: 3 });
  await stack.publish(subscriptionMovedAway, { ...moved, email: from }, { times: 3 });
  const [taken, ...more] = await mailsTo(to);
  expect(more).toEqual([]);
  expect(taken?.subject).toBe('El plan Monthly Listing ahora es suyo');
  expect(taken?.text).not.toContain(from);
  expect(taken?.text).toContain('Negocio: Ada Pies');
  const [left, ...others] = stack.mail.to(from);
  expect(others).toEqual([]);
  expect(left?.subject).toBe('Your Monthly Listing has moved to another address');
  expect(left?.text).toContain('you offered your Monthly Listing to has accepted it.');
  expect(left?.text).not.toContain(to);
  expect(left?.text).toContain('If you did not want this, please answer this e-mail at once.');
  expect(left?.text).toMatch(/Your account: \S+\/account$/m);
});

test('the mails about a plan that was cancelled say that it ends, and promise no renewal', async () => {
  const [from, to] = ['eda@example.com', 'lea@example.com'];
  await signIn(from);
  await signIn(to, 'es');
  await stack.settled();
  const moved = { ...subscription(to), state: 'ending' as const };
  await stack.publish(subscriptionMoved, moved);
  await stack.publish(subscriptionMovedAway, { ...moved, email: from });
  const [taken] = await mailsTo(to);
  expect(taken?.text).toContain('El plan está cancelado y termina en la fecha de abajo.');
  expect(taken?.text).toContain('Si lo conserva en su cuenta');
  expect(taken?.text).not.toContain('Las renovaciones se cobran a la tarjeta');
  expect(taken?.text).toContain('La ficha del negocio se transfiere por separado');
  const [left] = stack.mail.to(from);
  expect(left?.text).toContain('The plan was cancelled and ends on the date below.');
  expect(left?.text).toContain('If the new address keeps it, your card is charged');
  expect(left?.text).not.toContain('Renewals are charged to your card');
  expect(left?.text).toContain('If you did not want this');
});

test('the payer is told once that the other address has declined the plan', async () => {
  const [from, other] = ['ida@example.com', 'sol@example.com'];
  await signIn(from);
  await signIn(other, 'es');
  await stack.settled();
  const declined = { ...subscription(from), businessName: 'Ida Pies' };
  await stack.publish(subscriptionMoveDeclined, declined, { times: 3 });
  await stack.publish(subscriptionMoveDeclined, subscription(other));
  const [mail, ...more] = await mailsTo(from);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your Monthly Listing was not taken over');
  expect(mail?.text).toContain('has declined it. Nothing changes: the plan stays in your account.');
  expect(mail?.text).toContain('Business: Ida Pies');
  const [inSpanish] = stack.mail.to(other);
  expect(inSpanish?.subject).toBe('Nadie se ha hecho cargo de su plan Monthly Listing');
  expect(inSpanish?.text).toContain('No cambia nada: el plan sigue en su cuenta.');
});

test('the mails name the business only to an address that has signed in', async () => {
  const moved = { ...subscription('new@example.com'), businessName: 'Free iPhones' };
  await stack.publish(subscriptionMoved, moved);
  await stack.publish(subscriptionMovedAway, { ...moved, email: 'old@example.com' });
  await stack.publish(subscriptionMoveDeclined, { ...moved, email: 'kept@example.com' });
  for (const email of ['new@example.com', 'old@example.com', 'kept@example.com']) {
    const [mail] = await mailsTo(email);
    expect(mail?.text).not.toContain('iPhones');
  }
});
