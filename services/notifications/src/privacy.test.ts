import { randomUUID } from 'node:crypto';
import { advertiserStatusChanged, advertiserSubmitted } from '@town/contracts/advertisers/events';
import { contactMessageReceived } from '@town/contracts/contact-messages/events';
import { erasureRequested } from '@town/contracts/privacy/events';
import { staffSignedIn } from '@town/contracts/staff/events';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { somebodyElse } from '@town/service-kit/privacy/personal-table';
import { eventually } from '@town/service-kit/testing/eventually';
import { DataSource } from 'typeorm';
import { MailQueue } from './mails/mail-queue.js';
import { useNotifications } from './testing/notifications-harness.js';
import { application, contactMessage } from './testing/sample-events.js';

const stack = useNotifications();

const everything = async () =>
  JSON.stringify([
    await stack.database.query('select * from mails'),
    await stack.database.query('select * from applications'),
    await stack.database.query('select * from reader_languages'),
    await stack.database.query('select * from staff_sign_ins'),
  ]);

test('the data of an address is exported and erased, including mails to staff', async () => {
  const anns = application({ email: 'Ann@example.com', firstName: 'Ann' });
  await stack.publish(advertiserSubmitted, anns);
  await stack.publish(advertiserSubmitted, application({ email: 'joann@example.com' }));
  await stack.publish(contactMessageReceived, contactMessage({ email: 'ann@example.com' }));
  await stack.publish(staffSignedIn, { id: randomUUID(), email: 'ann@example.com' });
  await stack.settled();

  const [replica] = stack.replicas;
  if (!replica) throw new Error('The service does not run');
  const personalData = replica.app.get(PersonalData, { strict: false });
  const held = await personalData.export('ann@EXAMPLE.com');
  expect(Object.entries(held).map(([table, rows]) => [table, rows.length])).toEqual([
    ['mails', 4],
    ['applications', 1],
    ['reader_languages', 1],
    ['staff_sign_ins', 1],
  ]);
  // Staff addresses are not part of her data.
  const recipients = Object(held)['mails'].map((mail: object) => Object(mail).recipient);
  expect([...new Set(recipients)].sort()).toEqual([expect.stringMatching(/^ann@/i), somebodyElse]);

  const beforeErasure = new Date();
  await stack.publish(erasureRequested, {
    id: randomUUID(),
    emailHash: emailHash('ann@example.com'),
  });
  await eventually(async () => {
    const done = await stack.database.query(
      'select 1 from erasures where events_erased_at is not null',
    );
    expect(done).toHaveLength(1);
  });
  expect(await everything()).not.toMatch(/\bann@example\.com/i);
  expect(await personalData.export('ann@example.com')).toEqual({});
  expect(Object.keys(await personalData.export('joann@example.com'))).toHaveLength(3);

  // Older events that arrive late restore nothing; a newer event is the person's own new data.
  await stack.publish(advertiserSubmitted, anns, { time: beforeErasure });
  await stack.publish(contactMessageReceived, contactMessage({ email: 'ann@example.com' }), {
    time: beforeErasure,
  });
  const signedIn = { id: randomUUID(), email: 'ann@example.com' };
  await stack.publish(staffSignedIn, signedIn, { time: beforeErasure });
  await stack.publish(
    advertiserStatusChanged,
    { ...anns, previousStatus: 'pending', status: 'contacted' },
    { time: beforeErasure },
  );
  await stack.settled();
  expect(await everything()).not.toMatch(/\bann@example\.com/i);
  await stack.publish(contactMessageReceived, contactMessage({ email: 'ann@example.com' }));
  await stack.settled();
  expect(Object.keys(await personalData.export('ann@example.com'))).toEqual(['mails']);
});

test('an erasure also removes data that a handler stores at the same moment', async () => {
  const address = 'bea@example.com';
  const [replica] = stack.replicas;
  if (!replica) throw new Error('The service does not run');
  const find = <Type>(type: new (...given: never[]) => Type) =>
    replica.app.get<Type>(type, { strict: false });
  const personalData = find(PersonalData);
  const dataSource = find(DataSource);
  const cause = { id: randomUUID(), time: new Date().toISOString() };
  const letter = () => ({ subject: 'Hello', paragraphs: ['Hello'] });
  // The promise is wrapped in an object; otherwise the transaction would wait for the erasure.
  const { erased } = await dataSource.transaction(async (manager) => {
    await find(MailQueue).toPerson(manager, 'person-receipt', cause, letter, address);
    let isErased = false;
    const erasing = dataSource
      .transaction((other) => personalData.erase(other, randomUUID(), emailHash(address)))
      .finally(() => {
        isErased = true;
      });
    await eventually(async () => {
      const waiting = await stack.database.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(isErased || waiting.length > 0).toBe(true);
    });
    return { erased: erasing };
  });
  await erased;
  expect(await personalData.export(address)).toEqual({});
});
