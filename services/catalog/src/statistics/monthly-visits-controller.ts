import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type MonthlyVisits,
  monthlyVisitsSchema,
  reportedMonths,
} from '@town/contracts/statistics/monthly-report';
import { townDate } from '@town/contracts/town/date';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import { DataSource } from 'typeorm';
import { firstUnsummedDay } from './monthly-sums.js';

const sums = `
  with asked as (
    select date_trunc('month', $1::date)::date - make_interval(months => number) as month
    from generate_series(0, $2 - 1) number
  ), unsummed as (
    select date_trunc('month', day) as month, sum(seen) as seen, sum(opened) as opened,
      sum(called) as called, sum(directions) as directions, sum(website) as website
    from listing_counts
    where day >= greatest(${firstUnsummedDay}, (select min(month) from asked)::date)
    group by 1
  )
  select to_char(month, 'YYYY-MM') as month, coalesce(seen, 0)::float8 as seen,
    coalesce(opened, 0)::float8 as opened, coalesce(called, 0)::float8 as called,
    coalesce(directions, 0)::float8 as directions, coalesce(website, 0)::float8 as website
  from asked left join (select * from monthly_counts union all select * from unsummed) counts using (month)
  order by month desc`;

/** The sums of all listings, for the staff's report. Those of one listing are for its owners. */
@ApiTags('Staff', 'Statistics')
@StaffOnly('reader')
@Controller('api/admin/monthly-visits')
export class MonthlyVisitsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  @Get()
  @ApiOkResponse({ description: 'By month, the newest first', standardSchema: monthlyVisitsSchema })
  async read(): Promise<MonthlyVisits> {
    const { profile } = await this.settings.current();
    const today = townDate(new Date(), profile.timeZone);
    return { months: await this.dataSource.query(sums, [today, reportedMonths]) };
  }
}
