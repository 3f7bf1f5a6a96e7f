/**
 * The town's income by month and plan, from the payments and subscriptions that are recorded. Months
 * are those of the town's clock. A subscription counts under the plan that it has now.
 */
import { BadRequestException, Injectable } from '@nestjs/common';
import {
  maxRevenueMonths,
  type Revenue,
  type RevenueQuery,
  type RevenueRow,
} from '@town/contracts/revenue/revenue';
import { townDate } from '@town/contracts/town/date';
import { addMonths } from '@town/contracts/town/month';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource } from 'typeorm';

/** Without a period an administrator sees this many months. */
const usualMonths = 12;

const rowsOfPeriod = `
  with months as (
    select to_char(start, 'YYYY-MM') as month, plan,
      start::timestamp at time zone $3 as begins,
      (start + interval '1 month')::timestamp at time zone $3 as ends
    from generate_series(($1 || '-01')::date, ($2 || '-01')::date, interval '1 month') start,
      (values ('monthly'), ('annual')) plans(plan)
  ), given as (
    select plan, paid_at, coalesce(amount_cents, amount * 100) as charged, refunded_cents as refunded,
      case when dispute ->> 'state' = 'lost' then (dispute ->> 'amountCents')::int else 0 end as lost
    from payments
  ), runs as (
    select plan, first_paid_at, case when state = 'ended' then coalesce(ended_at, paid_until) end as ended
    from subscriptions
  )
  select month, plan,
    (select count(*) from runs r where r.plan = m.plan and first_paid_at < ends
      and (ended is null or ended >= ends))::int as active,
    (select count(*) from runs r where r.plan = m.plan and first_paid_at >= begins
      and first_paid_at < ends)::int as started,
    (select count(*) from runs r where r.plan = m.plan and ended >= begins
      and ended < ends)::int as ended,
    (select count(*) from failed_renewals f where f.plan = m.plan and first_failed_at >= begins
      and first_failed_at < ends)::int as failing,
    (select count(recovered_at) from failed_renewals f where f.plan = m.plan
      and first_failed_at >= begins and first_failed_at < ends)::int as recovered,
    money.*
  from months m, lateral (
    select coalesce(sum(charged), 0)::float8 as "chargedCents",
      coalesce(sum(least(refunded, charged)), 0)::float8 as "refundedCents",
      coalesce(sum(least(lost, greatest(charged - refunded, 0))), 0)::float8 as "disputedCents",
      coalesce(sum(charged - least(charged, refunded + lost)), 0)::float8 as "netCents"
    from given g where g.plan = m.plan and paid_at >= begins and paid_at < ends
  ) money
  order by month, plan desc`;

@Injectable()
export class RevenueService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  /** @throws BadRequestException for a period that ends before it begins, or is too long */
  async read(query: RevenueQuery): Promise<Revenue> {
    const { profile } = await this.settings.current();
    const to = query.to ?? townDate(new Date(), profile.timeZone).slice(0, 7);
    const from = query.from ?? addMonths(to, 1 - usualMonths);
    if (from > to) throw new BadRequestException('The period must not end before it begins');
    if (from <= addMonths(to, -maxRevenueMonths)) {
      throw new BadRequestException(
        `The period must not be longer than ${maxRevenueMonths} months`,
      );
    }
    const rows = await this.dataSource.query<RevenueRow[]>(rowsOfPeriod, [
      from,
      to,
      profile.timeZone,
    ]);
    return { from, to, currency: 'usd', rows };
  }
}
