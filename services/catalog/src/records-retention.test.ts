import { RecordEntity } from '@town/managed-records/records/record-entity';
import { RecordsRetention } from '@town/managed-records/records/records-retention';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { database } = harness;
const { send, create } = deskClient(harness, auth);

test('a record that is restored from the archive just before its deletion is not deleted', async () => {
  const { id } = await create({ ...bakery, name: 'Last Moment' });
  const old = new Date('2020-01-01T12:00:00Z');
  const { app } = harness.service();
  const dataSource = app.get(DataSource);
  await send('POST', `${businesses}/${id}/archive`);
  await dataSource.manager.update(RecordEntity, { id }, { archivedAt: old });
  // Wrapped in an object: returning the promise itself would make the transaction wait for the run.
  const { run } = await dataSource.transaction(async (manager) => {
    await manager.update(RecordEntity, { id }, { state: 'draft', archivedAt: null });
    const begun = app.get(RecordsRetention, { strict: false }).run();
    await eventually(async () => {
      const waiting = await database().query(
        `select 1 from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    });
    return { run: begun };
  });
  await run;
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ state: 'draft' });
});

test('an archived record that cannot be deleted does not stop the others', async () => {
  const ids: string[] = [];
  for (const name of ['Stuck', 'Gone']) {
    const { id } = await create({ ...bakery, name });
    await send('POST', `${businesses}/${id}/archive`);
    ids.push(id);
  }
  const [stuck] = ids;
  await database().query(`update records set archived_at = '2020-01-01' where id = any($1)`, [ids]);
  await database().query(`
    create function refuse_deletion() returns trigger language plpgsql as $$
    begin
      raise exception 'Not this one';
    end $$;
    create trigger refuse_deletion before delete on records for each row
      when (old.id = '${stuck}') execute function refuse_deletion();
  `);
  await harness.service().app.get(RecordsRetention, { strict: false }).run();
  await database().query('drop function refuse_deletion cascade');
  const left = await database().query('select id from records where id = any($1)', [ids]);
  expect(left).toEqual([{ id: stuck }]);
});

test('old batches that cannot be deleted do not stop the deletion of archived records', async () => {
  const { id } = await create({ ...bakery, name: 'Long Gone' });
  await send('POST', `${businesses}/${id}/archive`);
  await database().query(`update records set archived_at = '2020-01-01' where id = $1`, [id]);
  await database().query('alter table record_batches rename to record_batches_away');
  await harness.service().app.get(RecordsRetention, { strict: false }).run();
  await database().query('alter table record_batches_away rename to record_batches');
  expect(await database().query('select 1 from records where id = $1', [id])).toEqual([]);
});
