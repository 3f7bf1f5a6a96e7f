import { randomUUID } from 'node:crypto';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { contentService } from '../content-service.js';

const { settings } = useFakeAuth();
const { address, database, service } = useService(contentService, settings);

test('an erasure removes all of a report, including the stored response for repeated requests', async () => {
  const email = 'ann@example.com';
  const report = {
    kind: 'civic-contacts',
    id: randomUUID(),
    message: 'My son answers at this number.',
    email,
  };
  const sent = await fetch(address('/api/reports'), {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
  });
  expect(sent.status).toBe(201);
  const everything = async () => {
    const tables = ['inbox_items', 'outbox', 'idempotency_keys'];
    const rows = tables.map((table) => database().query(`select * from ${table}`));
    return JSON.stringify(await Promise.all(rows));
  };
  expect(await everything()).toContain(report.message);
  const { app } = service();
  const personal = app.get(PersonalData, { strict: false });
  await app
    .get(DataSource)
    .transaction((manager) => personal.erase(manager, randomUUID(), emailHash(email)));
  expect(await everything()).not.toContain(report.message);
});
