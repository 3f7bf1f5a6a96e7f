import type { EndingRecord } from '@town/contracts/managed-records/ending';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { send, create } = deskClient(harness, auth);

const ending = '/api/admin/ending/catalog';
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

async function publishUntil(name: string, withdrawAt: string | null): Promise<string> {
  const { id } = await create({ ...bakery, name });
  await send('POST', `${businesses}/${id}/publish`, { body: { withdrawAt } });
  return id;
}

test('staff see which records end within two weeks, the first to end first', async () => {
  const [later, sooner] = [inDays(13), inDays(1)];
  const second = await publishUntil('Summer Stand', later);
  const first = await publishUntil('Pop-up Store', sooner);
  await publishUntil('Next Month', inDays(30));
  await publishUntil('Always Here', null);
  expect(await send<EndingRecord[]>('GET', ending)).toEqual([
    { kind: 'businesses', id: first, title: 'Pop-up Store', endsAt: sooner },
    { kind: 'businesses', id: second, title: 'Summer Stand', endsAt: later },
  ]);
  await send('POST', `${businesses}/${first}/archive`, { body: {} });
  expect(await send('GET', ending)).toHaveLength(1);
});

test('among many records only those that end are read', async () => {
  const database = harness.database();
  await database.query(
    `insert into records (kind, slug_scope, slug, state, version, title, content, updated_by)
     select 'services', 'services', 'many-' || i, 'draft', 1, 'Many', '{}', 'system'
     from generate_series(1, 5000) i`,
  );
  await database.query('analyze records');
  const plan = await database.query<Record<string, string>>(
    `explain select kind, id, title, withdraw_at from records
     where withdraw_at < clock_timestamp() + make_interval(days => 14) order by withdraw_at, id limit 50`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('records_to_withdraw');
});
