import { randomUUID } from 'node:crypto';
import { eventSubmitted } from '@town/contracts/calendar/events';
import { mailRetryRequested } from '@town/contracts/mails/events';
import { defaultSettings, settingsChanged } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
import { eventually } from '@town/service-kit/testing/eventually';
import { staffAddress, useNotifications } from './testing/notifications-harness.js';

const stack = useNotifications();

const event = () => ({
  id: randomUUID(),
  title: 'Fair',
  description: '',
  category: 'community',
  date: '2027-06-12',
  time: null,
  location: null,
});

async function change(version: number, settings: object): Promise<void> {
  const all = { ...defaultSettings, profile: blanco, ...settings };
  await stack.publish(settingsChanged, { id: 'town', version, settings: all }, { times: 2 });
  await stack.settled();
}

test("mails use the town's name from the newest settings", async () => {
  await change(5, { profile: { ...blanco, siteName: 'Marfa Guide' } });
  await change(4, { profile: { ...blanco, siteName: 'Too late' } });
  await stack.publish(eventSubmitted, event());
  await stack.settled();
  expect(stack.mail.to(staffAddress).map(({ text }) => text)).toEqual([
    expect.stringContaining('Marfa Guide'),
  ]);
});

test('mail to the staff goes to the addresses of the settings', async () => {
  const notificationEmails = ['clerk@example.com', 'mayor@example.com'];
  await change(6, { notificationEmails });
  await stack.publish(eventSubmitted, event());
  await stack.settled();
  expect(stack.mail.received.map(({ recipients }) => recipients)).toEqual([notificationEmails]);
});

test('if one of several staff addresses is rejected, it is reported, and no other one gets the mail twice', async () => {
  await change(7, { notificationEmails: ['clerk@example.com', 'typo@example.com'] });
  stack.mail.refused.set('typo@example.com', 550);
  const id = await stack.publish(eventSubmitted, event());
  await stack.settled();
  expect(stack.mail.received.map(({ recipients }) => recipients)).toEqual([['clerk@example.com']]);
  const mails = () =>
    stack.database.query<{ id: string }>(
      'select id, state, recipient from mails where event_id = $1',
      [id],
    );
  const [mail] = await mails();
  expect(mail).toMatchObject({ state: 'failed', recipient: 'typo@example.com' });
  stack.mail.refused.clear();
  await stack.publish(mailRetryRequested, { id: mail!.id });
  await stack.settled();
  expect(stack.mail.received.map(({ recipients }) => recipients)).toEqual([
    ['clerk@example.com'],
    ['typo@example.com'],
  ]);
});

test('if one of several staff addresses is deferred, it gets its mail later', async () => {
  await change(8, { notificationEmails: ['clerk@example.com', 'slow@example.com'] });
  stack.mail.refused.set('slow@example.com', 450);
  const id = await stack.publish(eventSubmitted, event());
  await eventually(async () => {
    const [mail] = await stack.database.query('select deferrals from mails where event_id = $1', [
      id,
    ]);
    expect(mail).toEqual({ deferrals: 1 });
  });
  stack.mail.refused.clear();
  await stack.database.query(`update mails set due_at = now() where state = 'waiting'`);
  await stack.settled();
  expect(stack.mail.received.map(({ recipients }) => recipients)).toEqual([
    ['clerk@example.com'],
    ['slow@example.com'],
  ]);
});

test('staff are informed that an event awaits their decision', async () => {
  await change(9, {});
  await stack.publish(eventSubmitted, { ...event(), awaitsReview: true });
  await stack.settled();
  const [mail] = stack.mail.to(staffAddress);
  expect(mail?.text).toContain('Visitors see it once you publish it.');
  expect(mail?.text).toContain('/admin/content/events?awaits=review');
});
