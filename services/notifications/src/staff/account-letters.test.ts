import { randomUUID } from 'node:crypto';
import { passwordResetRequested, roleChanged, staffInvited } from '@town/contracts/staff/events';
import { useNotifications } from '../testing/notifications-harness.js';

const stack = useNotifications();
const account = { id: randomUUID(), email: 'new@example.com' };

async function only() {
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.to(account.email);
  return mail;
}

test('an invited person gets one mail with the link', async () => {
  const data = { ...account, role: 'editor' as const, token: 'secret-token' };
  await stack.publish(staffInvited, data, { times: 3 });
  const mail = await only();
  expect(mail?.subject).toBe('You are invited to work on the Blanco Town Guide');
  expect(mail?.text).toContain('http://localhost:8080/admin/welcome?token=secret-token');
  expect(mail?.text).toContain('as editor: you may change what the site shows');
  expect(mail?.text).toContain('works once, for 72 hours');
});

test('a person who has forgotten the password gets one mail with the link', async () => {
  const data = { ...account, token: 'secret-token' };
  await stack.publish(passwordResetRequested, data, { times: 3 });
  const mail = await only();
  expect(mail?.subject).toBe('Your new password for the Blanco Town Guide');
  expect(mail?.text).toContain('http://localhost:8080/admin/reset-password?token=secret-token');
});

test('a person with a new role gets a mail with its permissions', async () => {
  const data = { ...account, previousRole: 'editor' as const, role: 'reader' as const };
  await stack.publish(roleChanged, data, { times: 3 });
  const mail = await only();
  expect(mail?.subject).toBe('Your role on the Blanco Town Guide has changed');
  expect(mail?.text).toContain('You were editor and are reader now: you may see everything');
});
