import { randomUUID } from 'node:crypto';
import {
  advertiserApproved,
  advertiserStatusChanged,
  advertiserSubmitted,
} from '@town/contracts/advertisers/events';
import { businessCreated } from '@town/contracts/businesses/events';
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

function changed(
  id: string,
  status: 'contacted' | 'inactive' | 'active',
  minutes: number,
  more: { isBusinessWithdrawn?: true } = {},
) {
  const data = {
    ...more,
    id,
    businessName: 'River Outfitters',
    email: 'cleo@example.com',
    previousStatus: 'pending' as const,
    status,
  };
  return stack.publish(advertiserStatusChanged, data, { time: at(minutes) });
}

const at = (minutes: number) => new Date(Date.UTC(2027, 5, 14, 15, minutes));

test('the applicant gets one mail when the business goes live', async () => {
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
  expect(mail?.text).toContain('http://localhost:8080/account');
});

test('a business that is taken back and brought back is announced once, another one again', async () => {
  const applied = application();
  await stack.publish(advertiserSubmitted, applied);
  const business = created(applied.id);
  for (const minutes of [2, 3]) {
    await stack.publish(businessCreated, business, { time: at(minutes) });
    await stack.settled();
  }
  expect(liveMails()).toHaveLength(1);
  await stack.publish(businessCreated, created(applied.id), { time: at(4) });
  await stack.settled();
  expect(liveMails()).toHaveLength(2);
});

test('a business that an earlier release has announced is not announced again', async () => {
  const applied = application();
  await stack.publish(advertiserSubmitted, applied);
  const business = created(applied.id);
  await stack.publish(businessCreated, business, { time: at(2) });
  await stack.settled();
  await stack.database.query('update applications set live_business_id = null where id = $1', [
    applied.id,
  ]);
  await stack.publish(businessCreated, business, { time: at(3) });
  await stack.settled();
  expect(liveMails()).toHaveLength(1);
  await stack.publish(businessCreated, created(applied.id), { time: at(4) });
  await stack.settled();
  expect(liveMails()).toHaveLength(2);
});

test('if the business event arrives before the application, the mail is sent when the application arrives', async () => {
  const applied = application();
  await stack.publish(businessCreated, created(applied.id));
  await stack.settled();
  expect(stack.mail.received).toEqual([]);
  await stack.publish(advertiserSubmitted, applied, { times: 2 });
  await stack.settled();
  expect(liveMails()).toHaveLength(1);
});

test('both events at the same time cause one mail', async () => {
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

test('a business without an application causes no mail', async () => {
  await stack.publish(businessCreated, created(null));
  await stack.settled();
  expect(stack.mail.received).toEqual([]);
});

test('a change of status alone causes no mail', async () => {
  const applied = application();
  await changed(applied.id, 'contacted', 0);
  await changed(applied.id, 'inactive', 1);
  await stack.settled();
  expect(stack.mail.received).toEqual([]);
});

test('staff are informed of a business that was deactivated before it went live', async () => {
  const applied = application();
  await stack.publish(advertiserSubmitted, applied);
  await changed(applied.id, 'inactive', 2);
  await stack.settled();
  // An older event that arrives late: it does not make the application active.
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

test('a business that was archived meanwhile is not announced when its application is active again', async () => {
  const applied = application();
  await stack.publish(advertiserSubmitted, applied);
  await changed(applied.id, 'inactive', 2);
  await stack.settled();
  await stack.publish(businessCreated, created(applied.id), { time: at(3) });
  await stack.settled();
  await changed(applied.id, 'active', 4, { isBusinessWithdrawn: true });
  await stack.settled();
  expect(liveMails()).toEqual([]);
});

test('an applicant who used the Spanish form gets both mails in Spanish', async () => {
  const applied = application({ email: 'eva@example.com' });
  await stack.publish(advertiserSubmitted, { ...applied, language: 'es' });
  await stack.publish(businessCreated, created(applied.id), { time: at(2) });
  await stack.settled();
  const mails = stack.mail.to(applied.email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Hemos recibido su solicitud para anunciarse en Blanco Town Guide',
    'Su negocio ya está en Blanco Town Guide',
  ]);
  expect(mails.map(({ text }) => text).join()).toContain('Publicación: 14 de junio de 2027');
});
