import { randomUUID } from 'node:crypto';
import { advertiserSubmitted } from '@town/contracts/advertisers/events';
import { businessCreated } from '@town/contracts/businesses/events';
import { contactMessageReceived } from '@town/contracts/contact-messages/events';
import { listingSubmitted } from '@town/contracts/listings/events';
import { paymentSucceeded } from '@town/contracts/payments/events';
import { staffAddress, useNotifications } from '../testing/notifications-harness.js';
import { application, contactMessage, listing, payment } from '../testing/sample-events.js';

const stack = useNotifications();

/** Fields that no visitor types, and the address itself. */
const fixed = new Set([
  ...['id', 'email', 'status', 'submittedAt', 'selectedPlan', 'preferredPlan', 'monthlyBudget'],
  ...['paymentIntentId', 'businessType', 'hearAboutUs', 'category'],
]);

const injection = 'Ann\r\nBcc: victim@example.com\r\n\r\nAnother body';

test('a line break in a name or a subject adds no header, no recipient and no body', async () => {
  await stack.publish(
    contactMessageReceived,
    contactMessage({ fullName: injection, subject: injection }),
  );
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.received;
  expect(mail?.recipients).toEqual([staffAddress]);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.subject).toBe('New message: Ann Bcc: victim@example.com Another body');
  expect(mail?.replyTo).toMatchObject([
    { name: 'Ann Bcc: victim@example.com Another body', address: 'ann@example.com' },
  ]);
});

test.each([
  'ann@example.com, victim@example.com',
  'ann@example.com\r\nBcc: victim@example.com',
  '"victim@example.com, x"@example.com',
  'Ann <victim@example.com>',
  'group: victim@example.com;',
  'ann@example.com\u0000',
])('an unusual address gets no mail and no replies, and is shown to staff: %j', async (email) => {
  const shown = email.replace('\u0000', '');
  await stack.publish(contactMessageReceived, contactMessage({ email: shown }));
  await stack.publish(listingSubmitted, listing({ email: `${shown} ` }));
  await stack.settled();
  expect(stack.mail.received.map(({ recipients }) => recipients)).toEqual([
    [staffAddress],
    [staffAddress],
  ]);
  if (shown === email) expect(stack.mail.received[0]?.replyTo).toBeUndefined();
});

test('a name with quotes and commas stays one name', async () => {
  const fullName = '"Ann", <victim@example.com>, Example';
  await stack.publish(contactMessageReceived, contactMessage({ fullName }));
  await stack.settled();
  expect(stack.mail.received[0]?.replyTo).toMatchObject([
    { name: fullName, address: 'ann@example.com' },
  ]);
});

test('a long subject is cut, but never in the middle of a character', async () => {
  await stack.publish(contactMessageReceived, contactMessage({ subject: '🌵'.repeat(200) }));
  await stack.settled();
  expect(stack.mail.received[0]?.subject).toBe(`New message: ${'🌵'.repeat(106)}…`);
});

test('HTML in any field is text in the mail', async () => {
  const bad = `<img src=x onerror="alert('1')">&amp;`;
  await stack.publish(
    contactMessageReceived,
    contactMessage({
      fullName: bad,
      subject: bad,
      message: bad,
      phone: bad,
      email: `${bad}@example.com`,
    }),
  );
  await stack.publish(
    listingSubmitted,
    listing({
      businessName: bad,
      contactName: bad,
      phone: bad,
      address: bad,
      website: bad,
      description: bad,
      socialMedia: bad,
    }),
  );
  const texts = Object.entries(application()).filter(
    ([key, value]) =>
      typeof value === 'string' && !['id', 'email', 'status', 'submittedAt'].includes(key),
  );
  await stack.publish(
    advertiserSubmitted,
    application(Object.fromEntries(texts.map(([key]) => [key, bad]))),
  );
  await stack.publish(paymentSucceeded, { ...payment, id: bad, customerName: bad });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(7);
  for (const { html, recipients } of stack.mail.received) {
    expect(html).not.toContain('<img');
    if (!recipients.includes(staffAddress)) continue;
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
  }
});

test('no letter to a person contains text that a visitor has typed', async () => {
  const typed = 'Zanzibar';
  const filled = (record: object) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([key, value]) =>
        typeof value === 'string' && !fixed.has(key) ? [[key, typed]] : [],
      ),
    );
  const applied = application(
    filled(application({ businessDescription: '', businessAddress: '' })),
  );
  await stack.publish(listingSubmitted, listing(filled(listing())));
  await stack.publish(advertiserSubmitted, applied);
  await stack.publish(paymentSucceeded, { ...payment, customerName: typed });
  await stack.publish(businessCreated, {
    id: randomUUID(),
    name: typed,
    category: 'shopping',
    applicationId: applied.id,
  });
  await stack.settled();
  const persons = stack.mail.received.filter(
    ({ recipients }) => !recipients.includes(staffAddress),
  );
  expect(persons).toHaveLength(4);
  for (const { subject, text, html } of persons) {
    expect(`${subject} ${text} ${html}`).not.toContain(typed);
    expect(text).toMatch(/^Hello,\n/);
  }
});

test('strangers cause at most three mails a day to one address', async () => {
  for (const email of ['zoe@example.com', 'Zoe@Example.com', 'ZOE@example.com']) {
    await stack.publish(listingSubmitted, listing({ email }));
    await stack.publish(advertiserSubmitted, application({ email }));
  }
  await stack.publish(paymentSucceeded, { ...payment, customerEmail: 'zoe@example.com' });
  await stack.settled();
  const recipients = stack.mail.received.flatMap((mail) => mail.recipients);
  expect(recipients.filter((each) => each === staffAddress)).toHaveLength(7);
  const subjects = stack.mail.received
    .filter((mail) => mail.recipients[0]?.toLowerCase() === 'zoe@example.com')
    .map(({ subject }) => subject);
  // A stranger cannot cause a receipt, which needs a payment.
  expect(subjects.filter((subject) => subject?.startsWith('Your receipt'))).toHaveLength(1);
  expect(subjects).toHaveLength(4);
});

test('no line of a long value looks like another field', async () => {
  await stack.publish(
    contactMessageReceived,
    contactMessage({ message: 'Hi there!\nE-mail: boss@example.com' }),
  );
  await stack.settled();
  expect(stack.mail.received[0]?.text?.match(/^E-mail: .*$/gm)).toEqual([
    'E-mail: ann@example.com',
  ]);
});
