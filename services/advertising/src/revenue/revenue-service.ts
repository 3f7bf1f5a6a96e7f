/**
 * The town's revenue by month and plan, from sums of recorded payments and subscriptions. Months are those of the
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

// Months are numbered from 1; 0 is all the time before the period. A subscription is active in a month when it
// started in or before it and ends after it. Triggers maintain the sums.
const rowsOfPeriod = `
  with months as (
    select to_char(start, 'YYYY-MM') as month, row_number() over (order by start)::int as number,
      start::timestamp at time zone $3 as begins,
      (start + interval '1 month')::timestamp at time zone $3 as ends
    from generate_series(($1 || '-01')::date, ($2 || '-01')::date, interval '1 month') start
  ), period as (
    select max(ends) as ends, array_agg(begins order by begins) || max(ends) as bounds from months
  ), sums as materialized (
    select plan, width_bucket(at, bounds) as number, sum(started) as started, sum(ended) as ended,
      sum(failing) as failing, sum(recovered) as recovered, sum(charged_cents) as charged,
      sum(refunded_cents) as refunded, sum(disputed_cents) as disputed, sum(net_cents) as net
    from revenue_sums, period where at < ends group by 1, 2
  )
  select month, plan, (
      select coalesce(sum(started - ended), 0)::int
      from sums before where before.plan = plans.plan and before.number <= months.number
    ) as active, coalesce(started, 0)::int as started, coalesce(ended, 0)::int as ended,
    coalesce(failing, 0)::int as failing, coalesce(recovered, 0)::int as recovered,
    coalesce(charged, 0)::float8 as "chargedCents",
    coalesce(refunded, 0)::float8 as "refundedCents",
    coalesce(disputed, 0)::float8 as "disputedCents", coalesce(net, 0)::float8 as "netCents"
  from months cross join (values ('monthly'), ('annual')) plans(plan)
    left join sums using (plan, number)
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
