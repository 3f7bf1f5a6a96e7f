import { contactMessageReceived } from '@town/contracts/contact-messages/events';
import { listingSubmitted } from '@town/contracts/listings/events';
import { mailRetryRequested } from '@town/contracts/mails/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { staffAddress, useNotifications } from '../testing/notifications-harness.js';
import { contactMessage, listing } from '../testing/sample-events.js';
import { MailRetention } from './mail-retention.js';

const stack = useNotifications(2);

async function measured(name: string): Promise<number> {
  let sum = 0;
  for (const { url } of stack.replicas) {
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const [, value] of text.matchAll(new RegExp(`^${name}{.*} (.*)$`, 'gm'))) {
      sum += Number(value);
    }
  }
  return sum;
}

test('while the mail server is down mails wait, the service is ready, and all are sent later', async () => {
  await stack.mail.stop();
  for (let number = 0; number < 10; number += 1) {
    await stack.publish(contactMessageReceived, contactMessage());
  }
  await eventually(async () => {
    expect(await measured('mails_waiting')).toBe(2 * 10);
    expect(await measured('mails_postponed_total')).toBeGreaterThan(0);
  });
  expect(await measured('mails_oldest_seconds')).toBeGreaterThan(0);
  for (const { url } of stack.replicas) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await stack.mail.resume();
  await stack.settled();
  expect(stack.mail.to(staffAddress)).toHaveLength(10);
  expect(await measured('mails_waiting')).toBe(0);
});

test('a permanently rejected recipient does not delay other mails, and is not retried', async () => {
  stack.mail.refused.set('bea@example.com', 550);
  const failed = await measured('mails_failed_total');
  await stack.publish(listingSubmitted, listing());
  await stack.publish(listingSubmitted, listing({ email: 'fay@example.com' }));
  await stack.settled();
  expect(stack.mail.to(staffAddress)).toHaveLength(2);
  expect(stack.mail.to('fay@example.com')).toHaveLength(1);
  expect(stack.mail.to('bea@example.com')).toHaveLength(0);
  expect(await measured('mails_failed_total')).toBe(failed + 1);
  const states = await stack.database.query(
    `select state, attempts from mails where recipient = 'bea@example.com'`,
  );
  expect(states).toEqual([{ state: 'failed', attempts: 1 }]);
});

test('a mail that was given up is published as failed, and sent again when staff ask for it', async () => {
  stack.mail.refused.set('ida@example.com', 550);
  const time = new Date(Date.now() - 60_000);
  await stack.publish(listingSubmitted, listing({ email: 'ida@example.com' }), { time });
  await stack.settled();
  const [mail] = await stack.database.query<{ id: string }>(
    `select id from mails where recipient = 'ida@example.com'`,
  );
  const published = await stack.database.query<{ data: object }>(
    `select event -> 'data' as data from outbox where event -> 'data' ->> 'id' = $1`,
    [mail!.id],
  );
  expect(published).toMatchObject([
    {
      data: {
        kind: 'person-listing-submitted',
        recipient: 'ida@example.com',
        causedAt: time.toISOString(),
      },
    },
  ]);
  stack.mail.refused.clear();
  await stack.publish(mailRetryRequested, { id: mail!.id }, { times: 3 });
  await stack.settled();
  expect(stack.mail.to('ida@example.com')).toHaveLength(1);
  await stack.publish(mailRetryRequested, { id: mail!.id });
  await stack.settled();
  expect(stack.mail.to('ida@example.com')).toHaveLength(1);
});

test('a deferred recipient is retried later, and does not delay other mails', async () => {
  stack.mail.refused.set('gil@example.com', 450);
  await stack.publish(listingSubmitted, listing({ email: 'gil@example.com' }));
  await eventually(async () => {
    const [mail] = await stack.database.query<{ later: boolean }>(
      `select attempts = 1 and due_at > clock_timestamp() + interval '20 seconds' as later
       from mails where recipient = 'gil@example.com'`,
    );
    expect(mail).toEqual({ later: true });
    expect(stack.mail.to(staffAddress)).toHaveLength(1);
  });
  stack.mail.refused.clear();
  await stack.database.query(`update mails set due_at = now() where state = 'waiting'`);
  await stack.settled();
  expect(stack.mail.to('gil@example.com')).toHaveLength(1);
});

test('a recipient who is deferred for days is given up, and staff see it', async () => {
  stack.mail.refused.set('jon@example.com', 450);
  await stack.publish(listingSubmitted, listing({ email: 'jon@example.com' }));
  const jons = () =>
    stack.database.query<{ id: string; state: string; deferrals: number }>(
      `select id, state, deferrals from mails where recipient = 'jon@example.com'`,
    );
  await eventually(async () => expect(await jons()).toMatchObject([{ deferrals: 1 }]));
  // As after five days with one attempt an hour.
  await stack.database.query(
    `update mails set deferrals = 126, due_at = now() where recipient = 'jon@example.com'`,
  );
  await eventually(async () => expect(await jons()).toMatchObject([{ state: 'failed' }]));
  const [{ id } = { id: '' }] = await jons();
  const published = await stack.database.query(
    `select 1 from outbox where event -> 'data' ->> 'id' = $1`,
    [id],
  );
  expect(published).toHaveLength(1);
  await stack.publish(mailRetryRequested, { id });
  await eventually(async () => {
    expect(await jons()).toMatchObject([{ state: 'waiting', deferrals: 1 }]);
  });
  stack.mail.refused.clear();
  await stack.database.query(`update mails set due_at = now() where state = 'waiting'`);
  await stack.settled();
});

test('an outage of the mail server does not prolong the wait of a mail that is deferred afterwards', async () => {
  await stack.mail.stop();
  await stack.publish(listingSubmitted, listing({ email: 'hal@example.com' }));
  const hals = () =>
    stack.database.query<{ attempts: number; seconds: number }>(
      `select attempts, extract(epoch from due_at - clock_timestamp())::float as seconds from mails
       where recipient = 'hal@example.com'`,
    );
  await eventually(async () => expect(await hals()).toHaveLength(1));
  // As after hours without a mail server.
  await stack.database.query(`update mails set attempts = 500 where state = 'waiting'`);
  await eventually(async () => expect((await hals())[0]?.attempts).toBeGreaterThan(500), 90_000);
  stack.mail.refused.set('hal@example.com', 451);
  await stack.mail.resume();
  await eventually(async () => expect((await hals())[0]?.seconds).toBeGreaterThan(20), 90_000);
  expect((await hals())[0]?.seconds).toBeLessThan(60);
  stack.mail.refused.clear();
  await stack.database.query(`update mails set due_at = now() where state = 'waiting'`);
  await stack.settled();
}, 90_000);

test('after a month only a row is left of a mail, which shows that its event has been handled', async () => {
  await stack.publish(contactMessageReceived, contactMessage({ email: 'old@example.com' }));
  await stack.publish(contactMessageReceived, contactMessage({ email: 'new@example.com' }));
  await stack.settled();
  const age = (email: string, days: number) =>
    stack.database.query(
      `update mails set settled_at = now() - $2 * interval '1 day' where about = $1`,
      [email, days],
    );
  await age('old@example.com', 31);
  await age('new@example.com', 29);
  const [replica] = stack.replicas;
  await replica?.app.get(MailRetention, { strict: false }).run();
  const rows = await stack.database.query<Record<string, unknown>>('select * from mails');
  const text = JSON.stringify(rows);
  expect(text).not.toContain('old@example.com');
  expect(text).toContain('new@example.com');
  const [emptied] = rows.filter((row) => row['text'] === null);
  expect(emptied).toMatchObject({ state: 'sent', recipient: null, subject: null, html: null });
});
