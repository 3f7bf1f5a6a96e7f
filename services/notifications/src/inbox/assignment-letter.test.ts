import { randomUUID } from 'node:crypto';
import { inboxAssigned } from '@town/contracts/inbox/events';
import { useNotifications } from '../testing/notifications-harness.js';

const stack = useNotifications();

test('a colleague gets one mail about an assigned item, with its day and its page', async () => {
  const [id, email, by] = [randomUUID(), 'clerk@example.com', 'ann@example.com'];
  const data = { id, kind: 'report', email, by, dueOn: '2027-01-02' };
  await stack.publish(inboxAssigned, data, { times: 3 });
  await stack.settled();
  const [mail, ...others] = stack.mail.to(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(
    'A report of wrong content is assigned to you on the Blanco Town Guide',
  );
  expect(mail?.text).toContain(
    'ann@example.com has assigned a report of wrong content to you in the inbox.',
  );
  expect(mail?.text).toContain('Due: January 2, 2027');
  expect(mail?.text).toContain(`http://localhost:8080/admin/inbox/${id}`);
});

test('a reply to the mail goes to the colleague who has assigned the item', async () => {
  const [email, by] = ['reply@example.com', 'ann@example.com'];
  const data = { id: randomUUID(), kind: 'application', email, by, dueOn: null };
  await stack.publish(inboxAssigned, data);
  await stack.settled();
  const [mail] = stack.mail.to(email);
  expect(mail?.subject).toMatch(/^An advertiser application is assigned to you /);
  expect(mail?.replyTo).toMatchObject([{ address: by }]);
});

test('a mail about an item that was opened again says so', async () => {
  const [email, by] = ['again@example.com', 'ann@example.com'];
  const data = { id: randomUUID(), kind: 'message', email, by, dueOn: null, isOpenedAgain: true };
  await stack.publish(inboxAssigned, data);
  await stack.settled();
  const [mail] = stack.mail.to(email);
  expect(mail?.text).toContain(
    'ann@example.com has opened a message again that is assigned to you in the inbox.',
  );
});

test('a mail about several items says how many, and leads to the list of the colleague', async () => {
  const [email, other, by] = ['many@example.com', 'other@example.com', 'ann@example.com'];
  const data = { id: randomUUID(), kind: 'message', email, by, dueOn: '2027-01-02', count: 12 };
  await stack.publish(inboxAssigned, data);
  await stack.publish(inboxAssigned, { ...data, email: other, isOpenedAgain: true });
  await stack.settled();
  const [assigned] = stack.mail.to(email);
  const [opened] = stack.mail.to(other);
  expect(assigned?.subject).toBe('12 items are assigned to you on the Blanco Town Guide');
  expect(assigned?.text).toContain('ann@example.com has assigned 12 items to you in the inbox.');
  expect(assigned?.text).toContain('http://localhost:8080/admin/inbox?assignee=me');
  expect(assigned?.text).not.toContain('Due');
  expect(opened?.text).toContain(
    'ann@example.com has opened 12 items again that are assigned to you in the inbox.',
  );
});

test('an item of a kind that this release does not know is named as an item', async () => {
  const email = 'new@example.com';
  const data = { id: randomUUID(), kind: 'fine', email, by: 'ann@example.com', dueOn: null };
  await stack.publish(inboxAssigned, data);
  await stack.settled();
  const [mail] = stack.mail.to(email);
  expect(mail?.subject).toBe('An item is assigned to you on the Blanco Town Guide');
  expect(mail?.text).not.toContain('Due');
});
