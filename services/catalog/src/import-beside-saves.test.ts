import { MANAGED_KINDS, type ManagedKind } from '@town/managed-records/managed-kind';
import { RecordStore } from '@town/managed-records/records/record-store';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource, type EntityManager } from 'typeorm';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call, send, create } = deskClient(harness, auth);

type Work = (store: RecordStore, manager: EntityManager, managed: ManagedKind) => Promise<unknown>;

/** Begins an import while a transaction does its work, and commits that when the import waits for it. */
async function importBeside(work: Work, body: string): Promise<Response> {
  const { app } = harness.service();
  const store = app.get(RecordStore, { strict: false });
  const kinds = app.get<ManagedKind[]>(MANAGED_KINDS, { strict: false });
  const managed = kinds.find(({ kind }) => kind.name === 'businesses')!;
  // Wrapped in an object: returning the promise itself would make the transaction wait for the
  // import.
  const { report } = await app.get(DataSource).transaction(async (manager) => {
    await work(store, manager, managed);
    const begun = call('POST', `${businesses}/import`, { body });
    await eventually(async () => {
      const waiting = await harness.database().query(
        `select 1 from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    });
    return { report: begun };
  });
  return report;
}

const by = 'colleague@example.com';

test("an import keeps a colleague's change that is saved while it begins", async () => {
  const { id } = await create({ ...bakery, name: 'Shared' });
  const report = await importBeside(
    (store, manager, managed) =>
      store.change(manager, managed, id, { by, action: 'save' }, (record) => {
        record.content = { ...record.content, phone: '830-555-0199' };
      }),
    `id,description\n${id},Bread and pies\n`,
  );
  expect(await report.json()).toMatchObject({ update: 1 });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({
    phone: '830-555-0199',
    description: 'Bread and pies',
  });
});

test('an import that would add what another one adds at the same time says so, and changes nothing', async () => {
  const body = 'externalId,name,category\nat-once,Once,food\nat-once-2,Twice,food\n';
  const report = await importBeside(
    (store, manager, managed) =>
      store.create(
        manager,
        managed,
        { externalId: 'at-once', content: { ...bakery, name: 'Once' }, begin() {} },
        { by, action: 'import' },
      ),
    body,
  );
  expect(report.status).toBe(409);
  expect(await report.json()).toMatchObject({
    detail: expect.stringContaining('Somebody else has just imported businesses with the same'),
  });
  const again = await call('POST', `${businesses}/import`, { body });
  expect(await again.json()).toMatchObject({ create: 1, errors: [] });
});
