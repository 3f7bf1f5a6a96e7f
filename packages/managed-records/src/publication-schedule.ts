import { Inject, Injectable } from '@nestjs/common';
import { BackgroundJob } from '@town/service-kit/background-job';
import { DataSource, type EntityManager } from 'typeorm';
import { MANAGED_KINDS, type ManagedKind } from './managed-kind.js';
import { RecordEntity } from './record-entity.js';
import { RecordStore } from './record-store.js';

/**
 * Publishes and withdraws records at their times. Every process looks each second and takes what is
 * due; a record that another process has locked is left to it. After a restart everything that has
 * become due meanwhile is done at once.
 */
@Injectable()
export class PublicationSchedule extends BackgroundJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: RecordStore,
    @Inject(MANAGED_KINDS) private readonly kinds: readonly ManagedKind[],
  ) {
    super({ intervalMs: 1_000 });
  }

  override async run(): Promise<void> {
    while (await this.dataSource.transaction((manager) => this.takeOne(manager)));
  }

  private async takeOne(manager: EntityManager): Promise<boolean> {
    const now = new Date();
    const due = await manager
      .createQueryBuilder(RecordEntity, 'r')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .where('r.publish_at <= :now or r.withdraw_at <= :now', { now })
      .limit(1)
      .getOne();
    const managed = this.kinds.find(({ kind }) => kind.name === due?.kind);
    if (!due || !managed) return false;
    const publishes = due.publishAt !== null && due.publishAt <= now;
    const change = { by: 'system', action: publishes ? 'publish' : 'unpublish' } as const;
    await this.store.change(manager, managed, due.id, change, (record) =>
      publishes ? record.publish() : record.unpublish(),
    );
    return true;
  }
}
