import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the sums that the revenue consists of, so that reading them costs the same for any number of
 * payments and subscriptions.
 *
 * Triggers add a row for each change, negative for what was there before. So writers never wait for each
 * other, and the sum of all rows is exact at any time. `compact_revenue` replaces the rows of a time and plan
 * by their sum.
 *
 * The rows of a table that exist when its trigger begins to work are added from a snapshot of that moment, so
 * its writers wait only while the trigger is created.
 */
export class CreateRevenueSums1800200000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted run may have left some of it.
    await runner.query(dropped);
    await runner.query(created);
    for (const [table, revenueOf] of sources) await addSource(runner, table, revenueOf);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropped);
  }
}

async function addSource(runner: QueryRunner, table: string, revenueOf: string): Promise<void> {
  const snapshot = runner.connection.createQueryRunner();
  try {
    await runner.manager.transaction(async (manager) => {
      await manager.query(`
        create trigger ${table}_change_revenue after insert or update or delete on ${table}
          for each row execute function change_revenue_by_${table}()
      `);
      // The trigger's lock lets nobody write meanwhile.
      await snapshot.startTransaction('REPEATABLE READ');
      await snapshot.query('select 1');
    });
    await snapshot.query(`
      insert into revenue_sums select ${summed} from (
        select changes.* from ${table} each, unnest(${revenueOf}(each, 1)) changes
      ) added group by at, plan
    `);
    await snapshot.commitTransaction();
  } finally {
    if (snapshot.isTransactionActive) await snapshot.rollbackTransaction();
    await snapshot.release();
  }
}

const sources = [
  ['payments', 'revenue_of_payment'],
  ['subscriptions', 'revenue_of_subscription'],
  ['failed_renewals', 'revenue_of_failed_renewal'],
] as const;

// Without its functions a trigger is dropped as well.
const dropped = `
  ${sources
    .map(
      ([table, revenueOf]) => `
  drop function if exists change_revenue_by_${table} cascade;
  drop function if exists ${revenueOf};`,
    )
    .join('')}
  drop function if exists compact_revenue, revenue_time;
  drop table if exists revenue_sums;
`;

const summed = `at, plan, sum(started), sum(ended), sum(failing), sum(recovered), sum(charged_cents),
  sum(refunded_cents), sum(disputed_cents), sum(net_cents)`;

const created = `
  create table revenue_sums (
    at timestamptz not null,
    plan text not null,
    started bigint not null,
    ended bigint not null,
    failing bigint not null,
    recovered bigint not null,
    charged_cents bigint not null,
    refunded_cents bigint not null,
    disputed_cents bigint not null,
    net_cents bigint not null
  );
  create index revenue_sums_by_time on revenue_sums (at, plan);

  -- A time that is in the same month in every time zone, because the town's zone can change: a quarter of an
  -- hour on the first and the last day of a month, otherwise the start of the second day. UTC offsets are
  -- multiples of a quarter of an hour, and shorter than a day.
  create function revenue_time(at timestamptz) returns timestamptz language sql stable as $$
    select case when 1 in (extract(day from utc), extract(day from utc + interval '1 day'))
      then date_bin('15 minutes', utc, '2000-01-01')
      else date_trunc('month', utc) + interval '1 day' end at time zone 'UTC'
    from (select at at time zone 'UTC' as utc) times
  $$;

  -- With such bodies the functions depend on the columns that they read: PostgreSQL refuses to drop these,
  -- instead of refusing every write to the table afterwards.
  create function revenue_of_payment(payment payments, sign integer) returns revenue_sums[]
  language sql stable begin atomic
    select array[row(revenue_time(payment.paid_at), payment.plan, 0, 0, 0, 0, sign * charged,
      sign * least(refunded, charged), sign * least(lost, greatest(charged - refunded, 0)),
      sign * (charged - least(charged, refunded + lost)))::revenue_sums]
    from (
      select coalesce(payment.amount_cents, payment.amount * 100) as charged,
        payment.refunded_cents as refunded,
        case when payment.dispute ->> 'state' = 'lost'
          then (payment.dispute ->> 'amountCents')::int else 0 end as lost
    ) amounts where payment.id is not null;
  end;

  -- Rows that an older release ended have no end time, until it is read from Stripe.
  create function revenue_of_subscription(subscription subscriptions, sign integer)
  returns revenue_sums[] language sql stable begin atomic
    select array_agg(row(revenue_time(at), subscription.plan, sign * started, sign * ended,
      0, 0, 0, 0, 0, 0)::revenue_sums)
    from (
      select subscription.first_paid_at as at, 1 as started, 0 as ended
      union all
      select greatest(coalesce(subscription.ended_at, subscription.paid_until),
        subscription.first_paid_at), 0, 1
      where subscription.state = 'ended'
    ) changes where subscription.id is not null;
  end;

  create function revenue_of_failed_renewal(renewal failed_renewals, sign integer)
  returns revenue_sums[] language sql stable begin atomic
    select array[row(revenue_time(renewal.first_failed_at), renewal.plan, 0, 0, sign,
      case when renewal.recovered_at is null then 0 else sign end, 0, 0, 0, 0)::revenue_sums]
    where renewal.invoice_id is not null;
  end;
  ${sources
    .map(
      ([table, revenueOf]) => `
  create function change_revenue_by_${table}() returns trigger language plpgsql as $$
  begin
    if ${revenueOf}(old, 1) is distinct from ${revenueOf}(new, 1) then
      insert into revenue_sums
        select * from unnest(${revenueOf}(old, -1) || ${revenueOf}(new, 1));
    end if;
    return null;
  end $$;`,
    )
    .join('')}

  -- Several processes may do this at the same time: a row is removed only once.
  create function compact_revenue() returns void language sql as $$
    with removed as (
      delete from revenue_sums where (at, plan) in (
        select at, plan from revenue_sums group by at, plan having count(*) > 1)
      returning *
    )
    insert into revenue_sums select ${summed} from removed group by at, plan
  $$;
`;
