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

const sums = `
  with counts as (
    select to_char(day, 'YYYY-MM') as month, sum(seen) as seen, sum(opened) as opened,
      sum(called) as called, sum(directions) as directions, sum(website) as website
    from listing_counts
    where day >= date_trunc('month', $1::date) - make_interval(months => $2 - 1)
    group by 1
  )
  select month, coalesce(seen, 0)::float8 as seen, coalesce(opened, 0)::float8 as opened,
    coalesce(called, 0)::float8 as called, coalesce(directions, 0)::float8 as directions,
    coalesce(website, 0)::float8 as website
  from (
    select to_char(date_trunc('month', $1::date) - make_interval(months => number), 'YYYY-MM') as month
    from generate_series(0, $2 - 1) number
  ) months left join counts using (month)
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
