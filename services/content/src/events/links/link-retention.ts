import { Injectable } from '@nestjs/common';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { addDays } from '@town/contracts/town/date';
import { HourlyJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';
import { withoutSender } from '../../inbox/inbox-senders.js';
import { isOver } from '../own-event.js';

/** Days after an event until its link, which counts no more, goes with the address. */
const keptDays = 1;

/**
 * An item of the inbox that says something of an event's sender. A release before forgot the address only.
 * Where staff had not answered, its item looks like one that was sent without an address, and its note stays.
 */
const isAboutSender = `i.kind = 'event' and (i.sender_email is not null or i.answers <> '[]')`;

/**
 * Deletes the links of events that are over, and what the inbox says of their senders where the event is
 * over or deleted. Without the address an erasure could not find the rest of it. What an owner has posted
 * has no link, and an address all the same.
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
    // An event that waits for the staff has no stored dates.
    const over = past.filter(({ content }) => isOver(content, lastDay)).map(({ id }) => id);
    await this.dataSource.transaction(async (manager) => {
      await manager.query('delete from event_links where event_id = any($1)', [over]);
      // A record that was archived for long is deleted, and its link with it.
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
