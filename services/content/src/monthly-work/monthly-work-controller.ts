import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type MonthlyWork,
  monthlyWorkSchema,
  reportedMonths,
} from '@town/contracts/statistics/monthly-report';
import { townDate } from '@town/contracts/town/date';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import { DataSource } from 'typeorm';
import { SettingsService } from '../settings/settings-service.js';

const sums = `
  with months as (
    select to_char(first, 'YYYY-MM') as month, first::date, (first::timestamp at time zone $3) as begins
    from (
      select date_trunc('month', $1::date) - make_interval(months => number) as first
      from generate_series(0, $2 - 1) number
    ) each
  ), start as (
    select min(first) as first, min(begins) as begins from months
  ), dates as (
    select to_char(date, 'YYYY-MM') as month, count(*)::int as events
    from calendar_entries, start
    where not is_series and status <> 'cancelled' and date >= first group by 1
  ), written as (
    select to_char(published_date at time zone $3, 'YYYY-MM') as month, count(*)::int as articles
    from news_articles, start where published_date >= begins group by 1
  ), arrived as (
    select to_char(received_at at time zone $3, 'YYYY-MM') as month, count(*)::int as received
    from inbox_items, start where received_at >= begins group by 1
  ), done as (
    select to_char(done_at at time zone $3, 'YYYY-MM') as month, count(*)::int as finished,
      percentile_cont(0.5) within group (
        order by extract(epoch from greatest(done_at - received_at, interval '0')) / 3600
      ) as median
    from inbox_items, start where state = 'done' and done_at >= begins group by 1
  )
  select month, coalesce(events, 0) as events, coalesce(articles, 0) as articles,
    coalesce(received, 0) as received, coalesce(finished, 0) as finished,
    round(median::numeric, 1)::float8 as "medianHours"
  from months left join dates using (month) left join written using (month)
    left join arrived using (month) left join done using (month)
  order by month desc`;

/** What the town published and answered, by month, for the staff's report. */
@ApiTags('Staff', 'Statistics')
@StaffOnly('reader')
@Controller('api/admin/monthly-work')
export class MonthlyWorkController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  @Get()
  @ApiOkResponse({ description: 'By month, the newest first', standardSchema: monthlyWorkSchema })
  async read(): Promise<MonthlyWork> {
    const timeZone = await this.settings.timeZone();
    const today = townDate(new Date(), timeZone);
    return { months: await this.dataSource.query(sums, [today, reportedMonths, timeZone]) };
  }
}
