import { MANAGED_KINDS, type ManagedKind } from '@town/managed-records/managed-kind';
import { RecordStore } from '@town/managed-records/record-store';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call, send, create } = deskClient(harness, auth);

test("an import keeps a colleague's change that is saved while it begins", async () => {
  const { id } = await create({ ...bakery, name: 'Shared' });
  const { app } = harness.service();
  const store = app.get(RecordStore, { strict: false });
  const kinds = app.get<ManagedKind[]>(MANAGED_KINDS, { strict: false });
  const managed = kinds.find(({ kind }) => kind.name === 'businesses')!;
  // Wrapped in an object: returning the promise itself would make the transaction wait for the
  // import.
  const { report } = await app.get(DataSource).transaction(async (manager) => {
    const change = { by: 'colleague@example.com', action: 'save' } as const;
    await store.change(manager, managed, id, change, (record) => {
      record.content = { ...record.content, phone: '830-555-0199' };
    });
    const body = `id,description\n${id},Bread and pies\n`;
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
  expect(await (await report).json()).toMatchObject({ update: 1 });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({
    phone: '830-555-0199',
    description: 'Bread and pies',
  });
});
