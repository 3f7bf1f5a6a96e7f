/**
 * The town's revenue by month and plan, from recorded payments and subscriptions. Months are those of the
 * town's time zone. A subscription is counted under its current plan.
 */
import { Injectable } from '@nestjs/common';
import {
  maxRevenueMonths,
  type Revenue,
  type RevenueQuery,
  type RevenueRow,
} from '@town/contracts/revenue/revenue';
import { townDate } from '@town/contracts/town/date';
import { addMonths } from '@town/contracts/town/month';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource } from 'typeorm';

/** The number of months when the request names no period. */
const usualMonths = 12;

// Each payment and each subscription is read once. Months are numbered from 1; 0 is all the time before the
// period. A subscription is active in a month when it started in or before it and ends after it.
const rowsOfPeriod = `
  with months as (
    select to_char(start, 'YYYY-MM') as month, row_number() over (order by start)::int as number,
      start::timestamp at time zone $3 as begins,
      (start + interval '1 month')::timestamp at time zone $3 as ends
    from generate_series(($1 || '-01')::date, ($2 || '-01')::date, interval '1 month') start
  ), period as (
    select min(begins) as begins, max(ends) as ends,
      array_agg(begins order by begins) || max(ends) as bounds
    from months
  ), runs as materialized (
    select plan, width_bucket(first_paid_at, bounds) as first, width_bucket(
        case when state = 'ended' then coalesce(ended_at, paid_until) end, bounds) as last,
      count(*) as count
    from subscriptions, period group by 1, 2, 3
  ), renewals as (
    select plan, width_bucket(first_failed_at, bounds) as number, count(*)::int as failing,
      count(recovered_at)::int as recovered
    from failed_renewals, period where first_failed_at >= begins and first_failed_at < ends
    group by 1, 2
  ), given as (
    select plan, paid_at, coalesce(amount_cents, amount * 100) as charged, refunded_cents as refunded,
      case when dispute ->> 'state' = 'lost' then (dispute ->> 'amountCents')::int else 0 end as lost
    from payments
  ), money as (
    select plan, width_bucket(paid_at, bounds) as number, sum(charged) as charged,
      sum(least(refunded, charged)) as refunded,
      sum(least(lost, greatest(charged - refunded, 0))) as disputed,
      sum(charged - least(charged, refunded + lost)) as net
    from given, period where paid_at >= begins and paid_at < ends group by 1, 2
  )
  select month, plan, counts.*, coalesce(failing, 0) as failing, coalesce(recovered, 0) as recovered,
    coalesce(charged, 0)::float8 as "chargedCents",
    coalesce(refunded, 0)::float8 as "refundedCents",
    coalesce(disputed, 0)::float8 as "disputedCents", coalesce(net, 0)::float8 as "netCents"
  from months cross join (values ('monthly'), ('annual')) plans(plan)
    left join renewals using (plan, number) left join money using (plan, number),
    lateral (
      select coalesce(sum(count) filter (where first <= number
          and (last is null or last > number)), 0)::int as active,
        coalesce(sum(count) filter (where first = number), 0)::int as started,
        coalesce(sum(count) filter (where last = number), 0)::int as ended
      from runs where runs.plan = plans.plan
    ) counts
  order by month, plan desc`;

@Injectable()
export class RevenueService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  /** @throws ValidationProblem when the period ends before it begins, or is too long */
  async read(query: RevenueQuery): Promise<Revenue> {
    const { profile } = await this.settings.current();
    const to = query.to ?? townDate(new Date(), profile.timeZone).slice(0, 7);
    const from = query.from ?? addMonths(to, 1 - usualMonths);
    if (from > to) {
      const message = 'The period must not end before it begins';
      throw new ValidationProblem([{ path: 'to', message }]);
    }
    if (from <= addMonths(to, -maxRevenueMonths)) {
      const message = `The period must not be longer than ${maxRevenueMonths} months`;
      throw new ValidationProblem([{ path: 'from', message }]);
    }
    const rows = await this.dataSource.query<RevenueRow[]>(rowsOfPeriod, [
      from,
      to,
      profile.timeZone,
    ]);
    return { from, to, currency: 'usd', rows };
  }
}
