import { Inject, Injectable } from '@nestjs/common';
import { BackgroundJob } from '@town/service-kit/background-job';
import { DataSource, type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { MANAGED_KINDS, type ManagedKind } from './managed-kind.js';
import { RecordEntity } from './record-entity.js';
import { RecordStore } from './record-store.js';

/** How long a record waits that could not be changed. */
const pauseMs = 60_000;

/**
 * Publishes and withdraws records at their times. Every process looks each second and takes what is
 * due; a record that another process has locked is left to it. After a restart everything that has
 * become due meanwhile is done at once. A record that cannot be changed is tried again after a pause.
 */
@Injectable()
export class PublicationSchedule extends BackgroundJob {
  /** Records that could not be changed, and until when they wait. */
  private readonly paused = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: RecordStore,
    @Inject(MANAGED_KINDS) private readonly kinds: readonly ManagedKind[],
  ) {
    super({ intervalMs: 1_000 });
  }

  override async run(stopping?: AbortSignal): Promise<void> {
    for (const id of await this.due()) {
      if (stopping?.aborted) return;
      if (Date.now() < (this.paused.get(id) ?? 0)) continue;
      this.paused.delete(id);
      try {
        await this.dataSource.transaction((manager) => this.take(manager, id));
      } catch (error) {
        this.paused.set(id, Date.now() + pauseMs);
        this.logger.warn('A record could not be published or withdrawn', { id, error });
      }
    }
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

  /** Unless another process has it, or it is not due any more. */
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
    const publishes = due.publishAt !== null && due.publishAt <= now;
    const change = { by: 'system', action: publishes ? 'publish' : 'unpublish' } as const;
    await this.store.change(manager, managed, id, change, (record) =>
      publishes ? record.publish() : record.unpublish(),
    );
  }
}
