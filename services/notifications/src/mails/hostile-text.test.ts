import {
  advertiserSubmitted,
  listingSubmitted,
  paymentSucceeded,
} from '@town/contracts/advertising-events';
import { contactMessageReceived } from '@town/contracts/content-events';
import { staffAddress, useNotifications } from '../testing/notifications-harness.js';
import { application, contactMessage, listing, payment } from '../testing/sample-events.js';

const stack = useNotifications();

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
])(
  'what is no plain address gets no mail and no answers, and is shown to the staff: %j',
  async (email) => {
    const shown = email.replace('\u0000', '');
    await stack.publish(contactMessageReceived, contactMessage({ email: shown }));
    await stack.publish(listingSubmitted, listing({ email: `${shown} ` }));
    await stack.settled();
    expect(stack.mail.received.map(({ recipients }) => recipients)).toEqual([
      [staffAddress],
      [staffAddress],
    ]);
    if (shown === email) expect(stack.mail.received[0]?.replyTo).toBeUndefined();
  },
);

test('a name with quotes and commas stays one name', async () => {
  const fullName = '"Ann", <victim@example.com>, Example';
  await stack.publish(contactMessageReceived, contactMessage({ fullName }));
  await stack.settled();
  expect(stack.mail.received[0]?.replyTo).toMatchObject([
    { name: fullName, address: 'ann@example.com' },
  ]);
});

test('a long subject is cut, and never in the middle of a character', async () => {
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
  for (const { html } of stack.mail.received) {
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
    expect(html).not.toContain('<img');
  }
});

test('a stranger’s name that is a message of its own does not greet', async () => {
  await stack.publish(listingSubmitted, listing({ contactName: 'You won! See www.example.com' }));
  await stack.settled();
  const [mail] = stack.mail.to('bea@example.com');
  expect(mail?.text).toMatch(/^Hello,\n/);
  expect(mail?.text).not.toContain('You won');
});

test('no line of a long value passes for a field', async () => {
  await stack.publish(
    contactMessageReceived,
    contactMessage({ message: 'Hi there!\nE-mail: boss@example.com' }),
  );
  await stack.settled();
  expect(stack.mail.received[0]?.text?.match(/^E-mail: .*$/gm)).toEqual([
    'E-mail: ann@example.com',
  ]);
});
