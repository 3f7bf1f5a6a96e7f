import {
  type ChangedRecord,
  changedDays,
  mostChanged,
} from '@town/contracts/managed-records/changed';
import type { StaffRole } from '@town/contracts/staff/roles';
import { changedSql } from '@town/managed-records/records/changed-controller';
import { visitor } from '@town/managed-records/records/record-store';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { send } = deskClient(harness, auth);

const tokenOf = (role: StaffRole) => auth().tokenOf(role);
const create = (name: string, role: StaffRole) =>
  send('POST', businesses, { body: { ...bakery, name }, token: tokenOf(role) });
const changedFor = (role: StaffRole) =>
  send<ChangedRecord[]>('GET', '/api/admin/changed/catalog', { token: tokenOf(role) });

test('staff see what others have changed, the last change first, and not their own', async () => {
  const { id: first } = await create('Old Bakery', 'administrator');
  const { id: second } = await create('New Bakery', 'administrator');
  await create('Own Bakery', 'editor');
  const archive = { token: tokenOf('administrator'), body: {} };
  await send('POST', `${businesses}/${first}/archive`, archive);
  const seen = { by: 'administrator@example.com', at: expect.any(String), kind: 'businesses' };
  expect(await changedFor('editor')).toEqual([
    { ...seen, id: first, title: 'Old Bakery', action: 'archive' },
    { ...seen, id: second, title: 'New Bakery', action: 'create' },
  ]);
  expect((await changedFor('reader')).map(({ title }) => title)).toContain('Own Bakery');
});

test('a later change by the caller does not hide what a colleague has changed', async () => {
  const { id } = await create('Shared Bakery', 'administrator');
  await send('PUT', `${businesses}/${id}`, { body: { phone: '830-555-0199' }, ifMatch: '1' });
  const shared = (await changedFor('editor')).find((each) => each.id === id);
  expect(shared).toMatchObject({ by: 'administrator@example.com', action: 'create' });
});

test('changes from before the last week are not named', async () => {
  const { id } = await create('Last Month', 'administrator');
  const monthAgo = `now() - interval '1 month'`;
  const database = harness.database();
  await database.query(`update record_versions set at = ${monthAgo} where record_id = $1`, [id]);
  expect((await changedFor('editor')).map((each) => each.id)).not.toContain(id);
  await database.query(`update records set updated_at = ${monthAgo} where id = $1`, [id]);
  expect((await changedFor('editor')).map((each) => each.id)).not.toContain(id);
});

test('among many records only those that have changed lately are read', async () => {
  const database = harness.database();
  await database.query(
    `insert into records (kind, slug_scope, slug, state, version, title, content, updated_by, updated_at)
     select 'services', 'services', 'many-' || i, 'draft', 1, 'Many', '{}', 'system', now() - interval '1 month'
     from generate_series(1, 5000) i`,
  );
  await database.query('analyze records');
  const plan = await database.query<Record<string, string>>(`explain ${changedSql}`, [
    ['services', 'businesses'],
    changedDays,
    'editor@example.com',
    mostChanged,
    visitor,
  ]);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('records_by_change');
});
