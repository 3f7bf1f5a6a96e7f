import { Injectable } from '@nestjs/common';
import { RecordTries } from '@town/managed-records/publishing/record-tries';
import { BackgroundJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';
import { expandedUntil, sourceOf, writeOccurrences } from './write-occurrences.js';

/**
 * Stores dates that come within a year as time passes, and the dates of events that were not written by
 * `RecordStore` but by the sample town or an earlier release. Every process checks each second; the query
 * reads only recurring events.
 */
@Injectable()
export class OccurrenceJob extends BackgroundJob {
  private readonly tries = new RecordTries((id, error) =>
    this.logger.warn('The dates of an event could not be stored', { id, error }),
  );

  constructor(private readonly dataSource: DataSource) {
    super({ intervalMs: 1_000 });
  }

  override async run(stopping?: AbortSignal): Promise<void> {
    const now = new Date();
    const outdated = await this.dataSource.query<{ id: string }[]>(
      `select e.id from events e left join event_expansions x on x.event_id = e.id
       where e.recurrence is not null
         and (x.event_id is null or x.until < $1 or x.source <> ${sourceOf})
       union all
       select x.event_id from event_expansions x join events e on e.id = x.event_id
       where e.recurrence is null`,
      [expandedUntil(now)],
    );
    const write = (id: string) =>
      this.dataSource.transaction((manager) => writeOccurrences(manager, id, now));
    await this.tries.each(
      outdated.map(({ id }) => id),
      write,
      stopping,
    );
  }
}
