import { Inject, Injectable } from '@nestjs/common';
import { BackgroundJob } from '@town/service-kit/background-job';
import { DataSource, type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { MANAGED_KINDS, type ManagedKind } from '../managed-kind.js';
import { RecordEntity } from '../records/record-entity.js';
import { RecordStore } from '../records/record-store.js';
import { RecordTries } from './record-tries.js';

/**
 * Publishes and withdraws records at their scheduled times. Every process polls each second for records
 * that are due, and skips those that another process has locked. After a restart, everything that became
 * due meanwhile is processed at once. A record that cannot be changed is retried after a pause.
 */
@Injectable()
export class PublicationSchedule extends BackgroundJob {
  private readonly tries = new RecordTries((id, error) =>
    this.logger.warn('A record could not be published or withdrawn', { id, error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: RecordStore,
    @Inject(MANAGED_KINDS) private readonly kinds: readonly ManagedKind[],
  ) {
    super({ intervalMs: 1_000 });
  }

  override async run(stopping?: AbortSignal): Promise<void> {
    const change = (id: string) => this.dataSource.transaction((manager) => this.take(manager, id));
    await this.tries.each(await this.due(), change, stopping);
  }

  private async due(): Promise<string[]> {
    const kind = In(this.kinds.map((each) => each.kind.name));
    const now = LessThanOrEqual(new Date());
    const records = await this.dataSource.manager.find(RecordEntity, {
      select: { id: true },
      where: [
        { kind, publishAt: now },
        { kind, withdrawAt: now },
      ],
    });
    return records.map(({ id }) => id);
  }

  /** Does nothing when another process has locked the record, or it is no longer due. */
  private async take(manager: EntityManager, id: string): Promise<void> {
    const now = new Date();
    const due = await manager
      .createQueryBuilder(RecordEntity, 'r')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .where('r.id = :id and (r.publish_at <= :now or r.withdraw_at <= :now)', { id, now })
      .getOne();
    const managed = this.kinds.find(({ kind }) => kind.name === due?.kind);
    if (!due || !managed) return;
    // A record whose withdrawal is due as well is not published, however late its publication is.
    const isOver = due.withdrawAt !== null && due.withdrawAt <= now;
    const publishes = due.publishAt !== null && due.publishAt <= now && !isOver;
    const change = { by: 'system', action: publishes ? 'publish' : 'unpublish' } as const;
    await this.store.change(manager, managed, id, change, (record) =>
      publishes ? record.publish() : record.unpublish(),
    );
  }
}
