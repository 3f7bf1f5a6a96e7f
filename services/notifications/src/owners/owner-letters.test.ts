import { randomUUID } from 'node:crypto';
import { advertiserSubmitted } from '@town/contracts/advertisers/events';
import { listingSubmitted } from '@town/contracts/listings/events';
import {
  claimCodeRequested,
  claimDecided,
  claimSubmitted,
  listingClaimed,
  listingManagerChanged,
  listingPersonChanged,
  ownerLinkRequested,
  ownerPasskeyChanged,
} from '@town/contracts/owners/events';
import { staffAddress, useNotifications } from '../testing/notifications-harness.js';
import { application, listing } from '../testing/sample-events.js';

const stack = useNotifications();

test('an owner who asks for a link gets one mail with it', async () => {
  const data = { id: randomUUID(), email: 'ann@example.com', token: 'secret-token' };
  await stack.publish(ownerLinkRequested, data, { times: 3 });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.to('ann@example.com');
  expect(mail?.subject).toBe('Your link to sign in to the Blanco Town Guide');
  expect(mail?.text).toContain('http://localhost:8080/account/enter?token=secret-token');
  expect(mail?.text).toContain('works once, for 15 minutes');
});

test('a code is sent once to the address on record, and the mail says who requested it', async () => {
  const data = {
    id: randomUUID(),
    businessName: 'Feed Store',
    email: 'office@feed.example',
    claimant: 'b•••@example.com',
    code: '012345',
  };
  await stack.publish(claimCodeRequested, data, { times: 3 });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.to('office@feed.example');
  expect(mail?.subject).toBe('012345 is the code for Feed Store');
  expect(mail?.text).toContain('15 minutes');
  expect(mail?.text).toContain('b•••@example.com');
});

test.each([
  ['added', 'A passkey was added to your account'],
  ['removed', 'A passkey was removed from your account'],
] as const)('an owner hears once that a passkey was %s', async (change, subject) => {
  const data = { id: randomUUID(), email: 'ann@example.com', change };
  await stack.publish(ownerPasskeyChanged, data, { times: 3 });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.to('ann@example.com');
  expect(mail?.subject).toContain(subject);
  expect(mail?.text).toContain('http://localhost:8080/account');
});

const request = {
  id: randomUUID(),
  kind: 'claim' as const,
  businessId: randomUUID(),
  businessName: 'Feed Store',
  email: 'ann@example.com',
};

test('staff get one mail about a claim or a change, with a link to the decision', async () => {
  await stack.publish(claimSubmitted, request, { times: 3 });
  await stack.publish(claimSubmitted, { ...request, kind: 'change' }, { times: 3 });
  await stack.settled();
  const mails = stack.mail.to(staffAddress);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Change to check: Feed Store',
    'New claim: Feed Store',
  ]);
  for (const { text, replyTo } of mails) {
    expect(text).toContain('http://localhost:8080/admin/claims');
    expect(replyTo).toMatchObject([{ address: 'ann@example.com' }]);
  }
});

test('an owner gets one mail when another person claims the listing, and it says what to do', async () => {
  const { id, businessId, businessName } = request;
  const claimed = { id, businessId, businessName, email: 'owner@example.com' };
  await stack.publish(listingClaimed, claimed, { times: 3 });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.to('owner@example.com');
  expect(mail?.subject).toBe('Somebody else claims Feed Store');
  expect(mail?.text).toContain('Nothing changes before they decide');
  expect(mail?.replyTo).toMatchObject([{ address: staffAddress }]);
});

test.each([
  ['added', 'Somebody else can manage Feed Store now', 'Our staff have approved'],
  ['removed', 'Somebody no longer manages Feed Store', 'Our staff have taken back'],
] as const)('an owner hears that the staff have %s a manager', async (change, subject, text) => {
  const { businessId, businessName } = request;
  const changed = { id: randomUUID(), businessId, businessName, change };
  const email = 'owner-of-people@example.com';
  await stack.publish(listingManagerChanged, { ...changed, email }, { times: 3 });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.to(email);
  expect(mail).toMatchObject({ subject });
  expect(mail?.text).toContain(text);
});

test.each([
  ['claim', 'approved', 'You manage this business'],
  ['claim', 'refused', 'We could not confirm'],
  ['change', 'approved', 'Visitors see your change now'],
  ['change', 'refused', 'Visitors see the text as it was'],
] as const)('an owner hears that a %s was %s', async (kind, decision, text) => {
  const reason = 'We have called the number on record.';
  await stack.publish(claimDecided, { ...request, kind, decision, reason }, { times: 3 });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.to('ann@example.com');
  expect(mail?.subject).toBe(`Your ${kind} was ${decision}: Feed Store`);
  expect(mail?.text).toContain(text);
  expect(mail?.text).toContain(reason);
  expect(mail?.text).toContain('http://localhost:8080/account');
});

const inSpanish = {
  applied: (email: string) =>
    stack.publish(advertiserSubmitted, { ...application(), email, language: 'es' }),
  listed: (email: string) =>
    stack.publish(listingSubmitted, { ...listing(), email, language: 'es' }),
};

test.each([
  ['applied', 'luz@example.com'],
  ['listed', 'sol@example.com'],
] as const)('an owner who %s in Spanish gets mails about claims in Spanish', async (how, email) => {
  await inSpanish[how](email);
  await stack.settled();
  // The application itself is deleted 90 days after its business went live.
  await stack.database.query('delete from applications');
  const asked = { ...request, email };
  await stack.publish(claimDecided, { ...asked, decision: 'approved', reason: null });
  await stack.publish(listingClaimed, asked);
  await stack.settled();
  const subjects = stack.mail.to(email).map(({ subject }) => subject);
  expect(subjects).toContain('Aprobamos su petición: Feed Store');
  expect(subjects).toContain('Otra persona dice que administra Feed Store');
});

test.each([
  ['invited', 'You can manage Feed Store', 'Sign in with this e-mail address'],
  ['made-owner', 'You are the owner of Feed Store', 'You decide who manages'],
  ['removed', 'You no longer manage Feed Store', 'the plan goes on until you cancel it'],
] as const)('somebody who is %s at a listing gets one mail', async (change, subject, text) => {
  const { businessId, businessName, email } = request;
  const data = { id: randomUUID(), businessId, businessName, email, change };
  await stack.publish(listingPersonChanged, data, { times: 3 });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.to(email);
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(text);
});
