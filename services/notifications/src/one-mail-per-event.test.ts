import { randomUUID } from 'node:crypto';
import { advertiserSubmitted } from '@town/contracts/advertisers/events';
import { eventSubmitted } from '@town/contracts/calendar/events';
import { contactMessageReceived } from '@town/contracts/contact-messages/events';
import { inboxAnswered } from '@town/contracts/inbox/events';
import { listingSubmitted } from '@town/contracts/listings/events';
import { noticeEnded, noticeStarted } from '@town/contracts/notices/events';
import {
  paymentDisputed,
  paymentPayerNamed,
  paymentSucceeded,
} from '@town/contracts/payments/events';
import { blanco as town } from '@town/contracts/testing/blanco';
import { staffAddress, useNotifications } from './testing/notifications-harness.js';
import { application, contactMessage, listing, payment } from './testing/sample-events.js';

const stack = useNotifications(2);

/** Each event is delivered three times, and must cause its mails once. */
const thrice = { times: 3 };

function onlyMailTo(address: string) {
  const [mail, ...others] = stack.mail.to(address);
  expect(others).toEqual([]);
  if (!mail) throw new Error(`There is no mail to ${address}`);
  return mail;
}

test('a message from the contact form reaches the staff once, and their reply goes to its sender', async () => {
  await stack.publish(contactMessageReceived, contactMessage(), thrice);
  await stack.settled();
  const mail = onlyMailTo(staffAddress);
  expect(stack.mail.received).toHaveLength(1);
  expect(mail.subject).toBe('New message: Opening hours');
  expect(mail.from).toMatchObject({ name: 'Town Guide', address: 'guide@town.example' });
  expect(mail.replyTo).toMatchObject([{ name: 'Ann Example', address: 'ann@example.com' }]);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('When is the library open?');
    expect(body).toContain('June 12, 2027 at 6:05 PM CDT');
    expect(body).toContain('24 hours');
    expect(body).toContain(town.siteName);
  }
});

test('a calendar event is reported to staff, with its repetition and a link to the calendar', async () => {
  const event = {
    id: randomUUID(),
    title: 'Barn dance',
    description: 'Bring boots',
    category: 'community',
    date: '2027-06-12',
    time: null,
    location: 'Old barn',
    recurrence: 'FREQ=WEEKLY',
  };
  await stack.publish(eventSubmitted, event, thrice);
  await stack.settled();
  const mail = onlyMailTo(staffAddress);
  expect(stack.mail.received).toHaveLength(1);
  expect(mail.subject).toBe('New event: Barn dance');
  expect(mail.text).toContain('Date: June 12, 2027');
  expect(mail.text).toContain('Repeats: Every week on Saturday');
  expect(mail.text).not.toContain('Time:');
  expect(mail.text).toContain('http://localhost:8080/events');
});

test('an event of several days is reported with its last day', async () => {
  const event = {
    id: randomUUID(),
    title: 'Lavender festival',
    description: '',
    category: 'community',
    date: '2027-06-11',
    endDate: '2027-06-13',
    time: null,
    location: null,
  };
  await stack.publish(eventSubmitted, event);
  await stack.settled();
  expect(onlyMailTo(staffAddress).text).toContain('Date: June 11, 2027 – June 13, 2027');
});

test('an answer by staff reaches the sender of the message once', async () => {
  const answer = {
    id: randomUUID(),
    email: 'ann@example.com',
    subject: 'Re: Opening hours',
    text: 'From 9 to 5.\n\nOn Sundays it is closed.',
  };
  await stack.publish(inboxAnswered, answer, thrice);
  await stack.settled();
  const mail = onlyMailTo('ann@example.com');
  expect(stack.mail.received).toHaveLength(1);
  expect(mail.subject).toBe('Re: Opening hours');
  expect(mail.replyTo).toMatchObject([{ address: staffAddress }]);
  expect(mail.text).toContain('On Sundays it is closed.');
});

test('staff are informed when an emergency notice appears and disappears, but not about other notices', async () => {
  const notice = {
    id: randomUUID(),
    slug: 'boil-your-water',
    level: 'emergency' as const,
    text: 'Boil your water',
    place: 'North of the river',
    url: null,
    startsAt: '2027-06-12T23:05:00.000Z',
    endsAt: '2027-06-14T23:05:00.000Z',
  };
  await stack.publish(noticeStarted, notice, thrice);
  await stack.publish(noticeStarted, { ...notice, level: 'warning', text: 'Burn ban' });
  await stack.settled();
  expect(onlyMailTo(staffAddress)).toMatchObject({
    subject: 'Emergency notice is shown: Boil your water',
    text: expect.stringMatching(/Where: North of the river.*Until: June 14, 2027 at 6:05 PM CDT/s),
  });
  await stack.publish(noticeEnded, notice, thrice);
  await stack.settled();
  expect(stack.mail.received.map(({ subject }) => subject)).toEqual([
    'Emergency notice is shown: Boil your water',
    'Emergency notice is over: Boil your water',
  ]);
});

test('a listing is reported to staff and confirmed to its owner', async () => {
  await stack.publish(listingSubmitted, listing(), thrice);
  await stack.settled();
  expect(stack.mail.received).toHaveLength(2);
  expect(onlyMailTo(staffAddress).subject).toBe('New listing to review: Cypress Bakery');
  const mail = onlyMailTo('bea@example.com');
  expect(mail.subject).toBe('We have received your listing for the Blanco Town Guide');
  expect(mail.text).toContain('Hello,');
  expect(mail.text).toContain('pending approval');
  expect(mail.text).toContain('24 to 48 hours');
  expect(mail.replyTo).toMatchObject([{ address: staffAddress }]);
});

test('an application is reported to staff and confirmed to the applicant', async () => {
  await stack.publish(advertiserSubmitted, application(), thrice);
  await stack.settled();
  expect(stack.mail.received).toHaveLength(2);
  const staff = onlyMailTo(staffAddress);
  expect(staff.subject).toBe('New advertiser application: River Outfitters');
  expect(staff.text).toContain('Service areas: Blanco, Wimberley');
  expect(staff.text).toContain('Payment: pi_123');
  expect(staff.text).toContain('http://localhost:8080/admin/dashboard');
  const mail = onlyMailTo('cleo@example.com');
  expect(mail.text).toContain('within 24 hours');
  expect(mail.text).toContain('4. It goes live 1 to 2 business days after it is set up.');
});

test('a payment is reported to staff, and the payer gets a receipt', async () => {
  await stack.publish(paymentSucceeded, payment, thrice);
  await stack.settled();
  expect(stack.mail.received).toHaveLength(2);
  expect(onlyMailTo(staffAddress).subject).toBe('Payment received: $495, Annual Listing');
  const { text, subject } = onlyMailTo('dan@example.com');
  expect(subject).toBe('Your receipt: Annual Listing, $495');
  expect(text).toContain('Bought: Annual Listing in the Blanco Town Guide, one year');
  expect(text).toContain('Amount: $495 (US dollars)');
  expect(text).toContain('Paid: June 12, 2027 at 6:05 PM CDT');
  expect(text).toContain('Payment: pi_123');
  expect(text).toContain(town.email);
  // The mail about the start of the plan says the terms.
  expect(text).toContain('Another mail says how your plan renews');
  expect(text).not.toContain('30 days');
});

test('staff get a mail about a dispute and about its decision, but none in between', async () => {
  const disputed = (state: 'needs-response' | 'under-review' | 'lost') => ({
    ...payment,
    dispute: {
      ...{ id: 'du_1', state, amountCents: 49_500, reason: 'fraudulent' },
      evidenceDueAt: '2027-06-21T23:05:00.000Z',
    },
  });
  await stack.publish(paymentDisputed, disputed('needs-response'), thrice);
  await stack.settled();
  const { subject, text } = onlyMailTo(staffAddress);
  expect(subject).toBe('Payment disputed: $495, Annual Listing');
  expect(text).toContain('Evidence due: June 21, 2027 at 6:05 PM CDT');
  expect(text).toContain('/admin/dashboard?view=payments&q=pi_123');
  await stack.publish(paymentDisputed, disputed('under-review'));
  expect(text).not.toContain('Card:');
  await stack.publish(paymentDisputed, { ...disputed('lost'), cardOf: 'former-payer' });
  await stack.settled();
  expect(stack.mail.received.at(-1)?.text).toContain(
    'Card: Of the person above, who had the plan before.',
  );
  expect(stack.mail.received.map((mail) => mail.subject)).toEqual([
    'Payment disputed: $495, Annual Listing',
    'Dispute lost: $495, Annual Listing',
  ]);
});

test('a mail about a disputed payment of an erased holder’s card does not speak of a person above', async () => {
  const dispute = {
    ...{ id: 'du_2', state: 'lost' as const, amountCents: 49_500, reason: 'fraudulent' },
    evidenceDueAt: null,
  };
  const erased = { ...payment, customerEmail: null, customerName: null, dispute };
  await stack.publish(paymentDisputed, { ...erased, cardOf: 'former-payer' });
  await stack.settled();
  const { text } = onlyMailTo(staffAddress);
  expect(text).not.toContain('the person above');
  expect(text).toContain('Card: Of somebody who had the plan before, and whose data was erased.');
});

test('a payment without an address has no receipt, and staff are informed', async () => {
  await stack.publish(paymentSucceeded, { ...payment, customerEmail: null, customerName: null });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  expect(onlyMailTo(staffAddress).text).toContain('E-mail: Not given');
});

test('a payer whose address becomes known later gets the receipt then, and staff get no second mail', async () => {
  await stack.publish(paymentSucceeded, { ...payment, customerEmail: null });
  await stack.publish(paymentPayerNamed, payment, thrice);
  await stack.settled();
  expect(stack.mail.received).toHaveLength(2);
  expect(onlyMailTo(staffAddress).subject).toBe('Payment received: $495, Annual Listing');
  expect(onlyMailTo('dan@example.com').subject).toBe('Your receipt: Annual Listing, $495');
});

test('two hundred messages cause two hundred mails, each with its own Message-ID', async () => {
  for (let number = 0; number < 200; number += 1) {
    await stack.publish(contactMessageReceived, contactMessage({ subject: `Number ${number}` }));
  }
  await stack.settled();
  const subjects = stack.mail.received.map(({ subject }) => subject);
  const ids = stack.mail.received.map(({ messageId }) => messageId);
  expect(stack.mail.received).toHaveLength(200);
  expect(new Set(subjects).size).toBe(200);
  expect(new Set(ids).size).toBe(200);
});
