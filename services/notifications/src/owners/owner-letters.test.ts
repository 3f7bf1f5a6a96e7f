import { randomUUID } from 'node:crypto';
import { ownerLinkRequested } from '@town/contracts/owners/events';
import { useNotifications } from '../testing/notifications-harness.js';

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
