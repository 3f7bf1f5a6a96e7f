/**
 * Tells the senders of events that staff have cancelled an event, or have taken a cancellation back. It
 * compares what the public sees with what the sender knows, so that every way of cancelling counts: the
 * editor, an import, an undo, the schedule. It waits until the event has not changed for a while. What is
 * cancelled by mistake and undone within that time causes no mail.
 */
import { Injectable } from '@nestjs/common';
import { eventCancellationChanged } from '@town/contracts/calendar/events';
import { writtenIn } from '@town/contracts/messaging/writer-language';
import type { Language } from '@town/contracts/pages/languages';
import { townDate } from '@town/contracts/town/date';
import { settleMinutes } from '@town/managed-records/records/settle-minutes';
import { BackgroundJob } from '@town/service-kit/background-job';
import { Outbox } from '@town/service-kit/events/outbox';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import { DataSource } from 'typeorm';
import { SettingsService } from '../../settings/settings-service.js';
import { noteKnown } from './note-known.js';

interface News {
  id: string;
  slug: string;
  email: string;
  language: Language | null;
  isCancelled: boolean;
  isRepeated: boolean;
  date: string;
  reason: string | null;
}

/**
 * The events whose sender knows something else than the public. An event that is over is left out. So is one
 * whose public version is the sender's own, which a process of the previous release may have stored, and one
 * with a change by its sender that staff have not decided on, or that staff have kept as a draft beside a
 * change of their own. The ids of other items are not all
 * UUIDs, so the items are chosen before their ids are cast.
 */
const news = `
  with sent as materialized (
    select record_id::uuid as event_id, sender_email as email from inbox_items
    where kind = 'event' and sender_email is not null
  )
  select r.id, r.slug, i.email, s.language, e.recurrence is not null as "isRepeated",
    coalesce(e.status = 'cancelled', false) as "isCancelled", next.date::text as date,
    e.status_note as reason
  from sent i
  join records r on r.id = i.event_id
  join events e on e.id = r.id
  left join event_senders s on s.event_id = r.id
  cross join lateral (
    select min(d.date) as date from (
      select e.date, coalesce(e.end_date, e.date) as last where e.recurrence is null
      union all
      select o.date, coalesce(o.end_date, o.date) from event_occurrences o where o.event_id = e.id
    ) d where d.last >= $1::date
  ) next
  where next.date is not null
    and r.updated_at < now() - make_interval(mins => ${settleMinutes})
    and coalesce(e.status = 'cancelled', false) <> coalesce(s.knows_cancelled, false)
    and not exists (
      select from sent_events c where c.event_id = r.id and c.version >= r.published_version
    )
    and not (
      r.version > r.published_version
      and coalesce(r.content ->> 'status' = 'cancelled', false) = coalesce(s.knows_cancelled, false)
    )
  for no key update of r skip locked`;

@Injectable()
export class SenderNews extends BackgroundJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
  ) {
    super({ intervalMs: 60_000, pauseFirst: true });
  }

  override async run(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { profile } = await this.settings.current(manager);
      const now = new Date();
      const today = townDate(now, profile.timeZone);
      for (const each of await manager.query<News[]>(news, [today])) {
        const { language, ...facts } = each;
        // An erasure may remove the address while the events are read.
        if (await wasErased(manager, each.email, now.toISOString())) continue;
        if (!(await noteKnown(manager, each.id, each.isCancelled))) continue;
        await this.outbox.enqueue(manager, eventCancellationChanged, {
          ...facts,
          ...writtenIn(language ?? 'en'),
        });
      }
    });
  }
}
