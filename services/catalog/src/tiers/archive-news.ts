/**
 * Publishes that a business with a running subscription was archived, because its owner is charged on. It
 * compares the archive with what was published, so that every way of archiving counts: the editor, several
 * at once, an undone approval. A business that is restored within minutes causes no event.
 */
import { Injectable } from '@nestjs/common';
import { listingArchived } from '@town/contracts/owners/events';
import { settleMinutes } from '@town/managed-records/records/settle-minutes';
import { BackgroundJob } from '@town/service-kit/background-job';
import { Outbox } from '@town/service-kit/events/outbox';
import { DataSource } from 'typeorm';

interface Archived {
  id: string;
  businessName: string;
  subscriptionIds: string[];
}

/** The row of a business stays locked, so that it cannot be restored meanwhile. */
const newlyArchived = `
  with archived as materialized (
    select r.id, r.title, (r.content ->> 'applicationId')::uuid as application_id, r.archived_at
    from records r
    where r.kind = 'businesses' and r.state = 'archived'
      and r.archived_at < now() - make_interval(mins => ${settleMinutes})
      and exists (
        select from subscriptions_of((r.content ->> 'applicationId')::uuid) s where not s.ended
      )
      and not exists (
        select from told_archives t where t.business_id = r.id and t.archived_at = r.archived_at
      )
    for no key update of r skip locked
  ), told as (
    insert into told_archives as t (business_id, archived_at) select id, archived_at from archived
    on conflict (business_id) do update set archived_at = excluded.archived_at
      where t.archived_at <> excluded.archived_at
    returning business_id
  )
  select id, title as "businessName", array(
      select s.id from subscriptions_of(archived.application_id) s where not s.ended order by s.id
    ) as "subscriptionIds"
  from archived where id in (select business_id from told)`;

@Injectable()
export class ArchiveNews extends BackgroundJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super({ intervalMs: 60_000, pauseFirst: true });
  }

  override async run(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const archived of await manager.query<Archived[]>(newlyArchived)) {
        await this.outbox.enqueue(manager, listingArchived, archived);
      }
    });
  }
}
