import { randomUUID } from 'node:crypto';
import { advertiserApproved } from '@town/contracts/advertiser';
import { advertiserStatusChanged, advertiserSubmitted } from '@town/contracts/advertising-events';
import { businessCreated } from '@town/contracts/business-created';
import { staffAddress, useNotifications } from '../testing/notifications-harness.js';
import { application } from '../testing/sample-events.js';

const stack = useNotifications(2);

const liveMails = () =>
  stack.mail.received.filter(({ subject }) =>
    subject?.endsWith('is live in the Blanco Town Guide'),
  );

const created = (applicationId: string | null) => ({
  id: randomUUID(),
  name: 'River Outfitters',
  category: 'shopping',
  applicationId,
});

function changed(id: string, status: 'contacted' | 'inactive' | 'active', minutes: number) {
  const data = {
    id,
    businessName: 'River Outfitters',
    email: 'cleo@example.com',
    previousStatus: 'pending' as const,
    status,
  };
  return stack.publish(advertiserStatusChanged, data, { time: at(minutes) });
}

const at = (minutes: number) => new Date(Date.UTC(2027, 5, 14, 15, minutes));

test('who has applied hears, once, when the business goes live', async () => {
  const applied = application();
  await stack.publish(advertiserSubmitted, applied, { times: 2 });
  await changed(applied.id, 'contacted', 0);
  await stack.settled();
  await stack.publish(
    advertiserApproved,
    { ...applied, businessDescription: null },
    { time: at(1) },
  );
  await stack.settled();
  await stack.publish(businessCreated, created(applied.id), { times: 3, time: at(2) });
  await stack.settled();
  expect(liveMails()).toHaveLength(1);
  const [mail] = liveMails();
  expect(mail?.recipients).toEqual(['cleo@example.com']);
  expect(mail?.text).toContain('You applied: June 12, 2027 at 6:05 PM CDT');
  expect(mail?.text).toContain('We got in touch: June 14, 2027 at 10:00 AM CDT');
  expect(mail?.text).toContain('Approved: June 14, 2027 at 10:01 AM CDT');
  expect(mail?.text).toContain('http://localhost:8080/directory');
});

test('a business that is known before its application is told of as soon as that is here', async () => {
  const applied = application();
  await stack.publish(businessCreated, created(applied.id));
  await stack.settled();
  expect(stack.mail.received).toEqual([]);
  await stack.publish(advertiserSubmitted, applied, { times: 2 });
  await stack.settled();
  expect(liveMails()).toHaveLength(1);
});

test('both at the same time bring one mail', async () => {
  const applications = Array.from({ length: 30 }, () => application());
  await Promise.all(
    applications.flatMap((each) => [
      stack.publish(advertiserSubmitted, each),
      stack.publish(businessCreated, created(each.id)),
    ]),
  );
  await stack.settled();
  expect(liveMails()).toHaveLength(30);
});

test('a business that nobody applied for is told to nobody', async () => {
  await stack.publish(businessCreated, created(null));
  await stack.settled();
  expect(stack.mail.received).toEqual([]);
});

test('a change of the status alone writes to nobody', async () => {
  const applied = application();
  await changed(applied.id, 'contacted', 0);
  await changed(applied.id, 'inactive', 1);
  await stack.settled();
  expect(stack.mail.received).toEqual([]);
});

test('what was deactivated before it went live is for the staff to tell, until it is active', async () => {
  const applied = application();
  await stack.publish(advertiserSubmitted, applied);
  await changed(applied.id, 'inactive', 2);
  await stack.settled();
  // Comes late, and is older: it does not make the application active.
  await stack.publish(advertiserApproved, { ...applied }, { time: at(1) });
  await stack.settled();
  await stack.publish(businessCreated, created(applied.id), { time: at(3) });
  await stack.settled();
  expect(liveMails()).toEqual([]);
  const warnings = stack.mail.to(staffAddress).map(({ subject }) => subject);
  expect(warnings).toContain('In the directory although it is inactive: River Outfitters');

  await changed(applied.id, 'active', 4);
  await stack.settled();
  expect(liveMails()).toHaveLength(1);
});
