import { Injectable } from '@nestjs/common';
import { BackgroundJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

/** The first day that no stored month contains; `listing_counts` has the days from then on. */
export const firstUnsummedDay = `
  (select coalesce(max(month) + interval '1 month', '-infinity')::date from monthly_counts)`;

/** Two days after its end a month is over in every time zone, and no process counts in it any more. */
const sumFinishedMonths = `
  insert into monthly_counts (month, seen, opened, called, directions, website)
  select date_trunc('month', day)::date, sum(seen), sum(opened), sum(called), sum(directions), sum(website)
  from listing_counts
  where day >= ${firstUnsummedDay} and day < date_trunc('month', current_date - 2)
  group by 1 order by 1
  on conflict (month) do nothing`;

/**
 * At the start and every hour, stores the sums of the months that are over. So a report of them costs the same however many
 * listings there are, and stays the same after a listing and its counts have been deleted.
 */
@Injectable()
export class MonthlySums extends BackgroundJob {
  constructor(private readonly dataSource: DataSource) {
    super({ intervalMs: 60 * 60 * 1000 });
  }

  override async run(): Promise<void> {
    await this.dataSource.query(sumFinishedMonths);
  }
}
