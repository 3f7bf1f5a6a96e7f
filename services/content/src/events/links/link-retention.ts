import { Injectable } from '@nestjs/common';
import { HourlyJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

/** Days after an event until its link, which counts no more, goes with the address. */
const keptDays = 1;

/** Deletes the links of events that are over. */
@Injectable()
export class LinkRetention extends HourlyJob {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async run(): Promise<void> {
    await this.dataSource.query(
      `delete from event_links l using records r
       where r.id = l.event_id
         and coalesce(nullif(r.content ->> 'endDate', ''), r.content ->> 'date')
           < to_char(now() - make_interval(days => $1), 'YYYY-MM-DD')
         and not exists (select 1 from event_occurrences o where o.event_id = r.id
           and coalesce(o.end_date, o.date) >= (now() - make_interval(days => $1))::date)`,
      [keptDays],
    );
  }
}
