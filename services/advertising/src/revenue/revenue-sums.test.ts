import { type RevenueRow, revenueSchema } from '@town/contracts/revenue/revenue';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { readJson } from '@town/service-kit/testing/read-json';
import { DataSource } from 'typeorm';
import { usePayments } from '../testing/payments-harness.js';
import { CreateRevenueSums1800200000000 } from './create-revenue-sums.js';
import { RevenueCompaction } from './revenue-compaction.js';

const payments = usePayments();
const query = <Row extends object>(sql: string, values: unknown[] = []) =>
  payments.database.query<Row>(sql, values);
const find = <Found>(type: abstract new (...args: never[]) => Found) =>
  payments.service.app.get<Found>(type, { strict: false });

const first = '2030-03';
const last = '2031-03';

/** The revenue of each month, counted row by row. */
const counted = (zone: string) =>
  query<RevenueRow>(
    `with months as (
      select to_char(start, 'YYYY-MM') as month, plan, start at time zone $1 as begins,
        (start + interval '1 month') at time zone $1 as ends
      from generate_series($2::timestamp, $3::timestamp, interval '1 month') start,
        (values ('monthly'), ('annual')) plans(plan)
    ), runs as (
      select plan, first_paid_at as start, case when state = 'ended'
        then greatest(first_paid_at, coalesce(ended_at, paid_until)) end as finish from subscriptions
    ), given as (
      select plan, paid_at, coalesce(amount_cents, amount * 100) as charged, refunded_cents as refunded,
        case dispute ->> 'state' when 'lost' then (dispute ->> 'amountCents')::int else 0 end as lost
      from payments
    )
    select month, plan,
      (select count(*)::int from runs r where r.plan = m.plan and start < ends
        and (finish is null or finish >= ends)) as active,
      (select count(*)::int from runs r where r.plan = m.plan and start >= begins and start < ends)
        as started,
      (select count(*)::int from runs r where r.plan = m.plan and finish >= begins and finish < ends)
        as ended,
      failing, recovered, "chargedCents", "refundedCents", "disputedCents", "netCents"
    from months m, lateral (
      select count(*)::int as failing, count(recovered_at)::int as recovered from failed_renewals f
      where f.plan = m.plan and first_failed_at >= begins and first_failed_at < ends
    ) failures, lateral (
      select coalesce(sum(charged), 0)::int as "chargedCents",
        coalesce(sum(least(refunded, charged)), 0)::int as "refundedCents",
        coalesce(sum(least(lost, greatest(charged - refunded, 0))), 0)::int as "disputedCents",
        coalesce(sum(charged - least(charged, refunded + lost)), 0)::int as "netCents"
      from given g where g.plan = m.plan and paid_at >= begins and paid_at < ends
    ) money
    order by month, plan desc`,
    [zone, `${first}-01`, `${last}-01`],
  );

async function answered(): Promise<RevenueRow[]> {
  const path = `/api/admin/revenue?from=${first}&to=${last}`;
  const answer = await payments.asStaff(path, {}, payments.auth.tokenOf('administrator'));
  return revenueSchema.parse(await readJson(answer)).rows;
}

async function useZone(timeZone: string): Promise<void> {
  const settings = { ...defaultSettings, profile: { ...defaultSettings.profile, timeZone } };
  await query(
    `insert into town_settings (id, version, settings) values ('town', 1, $1)
     on conflict (id) do update set settings = excluded.settings`,
    [JSON.stringify(settings)],
  );
}

// A row every 7.5 hours, some of them a second before or after the end of a month in one of the zones.
const added = `
  insert into payments (id, plan, amount, amount_cents, refunded_cents, dispute, customer_email, paid_at,
    checked_at, recorded_by)
  select 'pi_' || n, case n % 3 when 0 then 'annual' else 'monthly' end, 49,
    case when n % 4 > 0 then 4900 + n end, case n % 5 when 0 then 1000 when 1 then 9000 else 0 end,
    case n % 7 when 0 then '{"state": "lost", "amountCents": 4500}'::jsonb
      when 1 then '{"state": "under-review", "amountCents": 4900}'::jsonb end,
    'payer@example.com', at, now(), 'webhook' from times;
  insert into subscriptions (id, customer_id, first_payment_id, plan, price_cents, state, first_paid_at,
    renewed_at, paid_until, checked_at, ended_at, email)
  select 'sub_' || n, 'cus', 'pi_' || n, case n % 3 when 0 then 'annual' else 'monthly' end, 4900,
    case n % 2 when 0 then 'ended' else 'active' end, at, at, at + interval '1 month', now(),
    case n % 4 when 0 then at + n % 90 * interval '1 day' when 2 then at - interval '1 day' end,
    'payer@example.com' from times;
  insert into failed_renewals (invoice_id, subscription_id, plan, amount_cents, first_failed_at,
    recovered_at)
  select 'in_' || n, 'sub_' || n, 'monthly', 4900, at, case n % 2 when 0 then at end from times;`;

beforeAll(async () => {
  await query(`
    create table times as
    select row_number() over () as n, at from (
      select generate_series('2029-12-01Z'::timestamptz, '2031-05-01Z', '7.5 hours') as at
      union all
      select (start at time zone zone) + seconds * interval '1 second'
      from generate_series('2030-01-01'::timestamp, '2031-04-01', interval '1 month') start,
        unnest('{America/Chicago,Pacific/Kiritimati,Etc/GMT+12,Asia/Kathmandu}'::text[]) zone,
        generate_series(-1, 1) seconds
    ) all_times`);
  await query(added);
});

const expectExact = async () => {
  for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu', 'America/Chicago']) {
    await useZone(zone);
    expect(await answered()).toEqual(await counted(zone));
  }
};

test('the revenue is exact in every time zone', async () => {
  const rows = await counted('America/Chicago');
  for (const row of rows.filter(({ plan }) => plan === 'monthly')) {
    expect(Object.values(row).every(Boolean)).toBe(true);
  }
  await expectExact();
});

test.each([
  ['a refund', `update payments set refunded_cents = 4000 where id like 'pi_%5'`],
  ['a lost dispute', `update payments set dispute = '{"state": "lost", "amountCents": 300}'`],
  ['a dispute that is won', `update payments set dispute = '{"state": "won", "amountCents": 300}'`],
  ['another date of a payment', `update payments set paid_at = paid_at + '40 days'`],
  ['a removed payment', `delete from payments where id like 'pi_%9'`],
  ['an erased payer', 'update payments set customer_email = null, payer_erased = true'],
  ['an erased subscriber', 'update subscriptions set email = null'],
  ['another plan', `update subscriptions set plan = 'annual' where id like 'sub_%1'`],
  ['an end', `update subscriptions set state = 'ended', ended_at = paid_until + '3 days'`],
  ['a corrected end', `update subscriptions set ended_at = null where id like 'sub_%3'`],
  [
    'a subscription that runs again',
    `update subscriptions set state = 'active' where id like 'sub_%7'`,
  ],
  ['a removed subscription', `delete from subscriptions where id like 'sub_%9'`],
  ['a recovered renewal', 'update failed_renewals set recovered_at = now()'],
  ['a removed failure', `delete from failed_renewals where invoice_id like 'in_%9'`],
])('the revenue is exact after %s, before and after it is compacted', async (_, change) => {
  await query(change);
  await expectExact();
  await find(RevenueCompaction).run();
  await expectExact();
  const [rows] = await query(
    'select count(*)::int as all, count(distinct (at, plan))::int as different from revenue_sums',
  );
  expect(rows).toEqual({ all: expect.any(Number), different: expect.any(Number) });
  expect(Object.values(rows!)[0]).toBe(Object.values(rows!)[1]);
});

test('a change that does not concern the revenue adds no row', async () => {
  const rows = () => query('select count(*) from revenue_sums');
  const before = await rows();
  await query(`update payments set checked_at = now(), customer_name = 'Pie Shop'`);
  await query(`update subscriptions set checked_at = now(), reminders = 1`);
  expect(await rows()).toEqual(before);
});

test('concurrent changes and compactions lose nothing', async () => {
  const job = find(RevenueCompaction);
  await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      await query(`update payments set refunded_cents = ${index} where right(id, 1) = '${index}'`);
      await job.run();
      await query(`update payments set refunded_cents = 17 where right(id, 1) = '${index}'`);
    }),
  );
  await expectExact();
});

test('the migration loses no change of a writer beside it', async () => {
  const runner = find(DataSource).createQueryRunner();
  let isDone = false;
  const writing = async () => {
    for (let n = 0; !isDone; n += 1) {
      await query(`update payments set refunded_cents = ${n % 50} where right(id, 1) = '3'`);
    }
  };
  const written = writing();
  await new CreateRevenueSums1800200000000().up(runner);
  isDone = true;
  await Promise.all([written, runner.release()]);
  await expectExact();
});

test('the migration adds the rows that exist, also when it is repeated', async () => {
  await query(`
    delete from revenue_sums;
    set session_replication_role = replica;
    insert into payments (id, plan, amount, refunded_cents, paid_at, checked_at, recorded_by)
      values ('pi_of_before', 'annual', 495, 0, '2030-06-01T04:00Z', now(), 'webhook')`);
  const runner = find(DataSource).createQueryRunner();
  await new CreateRevenueSums1800200000000().up(runner);
  await expectExact();
  await new CreateRevenueSums1800200000000().down(runner);
  await query('update payments set refunded_cents = 1; delete from failed_renewals');
  await new CreateRevenueSums1800200000000().up(runner);
  await runner.release();
  await expectExact();
});
