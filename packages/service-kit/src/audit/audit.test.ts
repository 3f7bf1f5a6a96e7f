import { auditedEvents } from '@town/contracts/audit/events';
import { DataSource } from 'typeorm';
import { notesService } from '../testing/notes-service.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { Audit } from './audit.js';

const summary = 'Staff have done something';
const content = {
  ...notesService,
  messaging: {
    service: 'content',
    publishes: [{ contract: auditedEvents.content, summary }],
    consumes: [],
  },
};
const entry = {
  actor: 'ann@example.com',
  action: 'publish',
  kind: 'news',
  id: '1',
  before: { state: 'draft' },
  after: { state: 'published' },
};

let database: TestDatabase;
let service: RunningService;
beforeAll(async () => {
  database = await createTestDatabase();
  service = await startService(content, {
    databaseUrl: database.url,
    natsUrl: 'nats://127.0.0.1:1',
  });
});
afterAll(async () => {
  await service.stop();
  await database.drop();
});
beforeEach(() => database.query('delete from outbox'));

const entries = () =>
  database.query("select subject, event->'data' as data from outbox order by position");

test('an entry is committed with the change that it describes', async () => {
  const audit = service.app.get(Audit);
  await service.app.get(DataSource).transaction((manager) => audit.record(manager, entry));
  expect(await entries()).toEqual([{ subject: 'content.audited.v1', data: entry }]);
});

test('a change that is rolled back leaves no entry', async () => {
  const audit = service.app.get(Audit);
  const change = service.app.get(DataSource).transaction(async (manager) => {
    await audit.record(manager, entry);
    throw new Error('the change failed');
  });
  await expect(change).rejects.toThrow('the change failed');
  expect(await entries()).toEqual([]);
});

test('viewing personal data creates an entry that does not contain the data', async () => {
  await service.app.get(Audit).view('ann@example.com', 'applications');
  expect(await entries()).toEqual([
    {
      subject: 'content.audited.v1',
      data: {
        actor: 'ann@example.com',
        action: 'view',
        kind: 'applications',
        id: '',
        before: null,
        after: null,
      },
    },
  ]);
});
