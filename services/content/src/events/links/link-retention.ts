import { Injectable } from '@nestjs/common';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { addDays } from '@town/contracts/town/date';
import { HourlyJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';
import { withoutSender } from '../../inbox/inbox-senders.js';
import { isOver } from '../own-event.js';

/** How many days after its event an expired link is deleted with its address. */
const keptDays = 1;

/**
 * Selects inbox items that contain data about an event's sender. An earlier release removed only the
 * address. An unanswered item of that kind looks like one that was sent without an address, so its note is
 * kept.
 */
const isAboutSender = `i.kind = 'event' and (i.sender_email is not null or i.answers <> '[]')`;

/**
 * Deletes the links of past events, and the sender's data in the inbox when the event is over or deleted.
 * Without the address an erasure could not find that data. Events posted by owners have no link, but an
 * address.
 */
@Injectable()
export class LinkRetention extends HourlyJob {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async run(): Promise<void> {
    const lastDay = addDays(new Date().toISOString().slice(0, 10), -keptDays);
    const past = await this.dataSource.query<{ id: string; content: RecordContent }[]>(
      `select r.id, r.content from records r
       where r.id in (
           select event_id from event_links
           union select i.record_id::uuid from inbox_items i where ${isAboutSender}
         )
         and coalesce(nullif(r.content ->> 'endDate', ''), r.content ->> 'date') < $1
         and not exists (select 1 from event_occurrences o where o.event_id = r.id
           and coalesce(o.end_date, o.date) >= $1::date)`,
      [lastDay],
    );
    // A pending event has no stored dates, so this is computed from its content.
    const over = past.filter(({ content }) => isOver(content, lastDay)).map(({ id }) => id);
    await this.dataSource.transaction(async (manager) => {
      await manager.query('delete from event_links where event_id = any($1)', [over]);
      // A record archived for long is deleted together with its link.
      await manager.query(
        `update inbox_items i set ${withoutSender}
         where ${isAboutSender}
           and (record_id = any($1)
             or not exists (select 1 from records r where r.id = i.record_id::uuid))`,
        [over],
      );
    });
  }
}
