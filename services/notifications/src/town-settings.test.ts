import { randomUUID } from 'node:crypto';
import { eventSubmitted } from '@town/contracts/calendar/events';
import { defaultSettings, settingsChanged } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
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

test('mails are written in the name of the newest settings', async () => {
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

test('the staff are told that an event waits for them', async () => {
  await change(7, {});
  await stack.publish(eventSubmitted, { ...event(), awaitsReview: true });
  await stack.settled();
  const [mail] = stack.mail.to(staffAddress);
  expect(mail?.text).toContain('Visitors see it once you publish it.');
  expect(mail?.text).toContain('/admin/content/events?state=draft');
});
