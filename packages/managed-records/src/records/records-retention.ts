import { Inject, Injectable } from '@nestjs/common';
import { HourlyJob } from '@town/service-kit/background-job';
import { DataSource, LessThan } from 'typeorm';
import { BatchEntity } from '../batches/batch-entity.js';
import { MANAGED_KINDS, type ManagedKind } from '../managed-kind.js';
import { RecordTries } from '../publishing/record-tries.js';
import { RecordEntity } from './record-entity.js';
import { RecordStore } from './record-store.js';

/** For how many days an archived record can be restored and a batch undone. */
export const archiveDays = 90;

/**
 * Permanently deletes old archived records and batches. A record that cannot be deleted does not block
 * others.
 */
@Injectable()
export class RecordsRetention extends HourlyJob {
  private readonly tries = new RecordTries((id, error) =>
    this.logger.warn('An archived record could not be deleted', { id, error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: RecordStore,
    @Inject(MANAGED_KINDS) private readonly kinds: readonly ManagedKind[],
  ) {
    super();
  }

  override async run(stopping?: AbortSignal): Promise<void> {
    const end = new Date(Date.now() - archiveDays * 24 * 60 * 60 * 1000);
    const { manager } = this.dataSource;
    try {
      await manager.delete(BatchEntity, { at: LessThan(end) });
    } catch (error) {
      this.logger.error('Old batches could not be deleted', { error });
    }
    for (const managed of this.kinds) {
      const expired = await manager.findBy(RecordEntity, {
        kind: managed.kind.name,
        archivedAt: LessThan(end),
      });
      const remove = (id: string) => this.remove(managed, id, end);
      await this.tries.each(
        expired.map(({ id }) => id),
        remove,
        stopping,
      );
    }
  }

  /** Does nothing when the record was restored or deleted after it was found. */
  private async remove(managed: ManagedKind, id: string, end: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const record = await manager.findOne(RecordEntity, {
        where: { id, archivedAt: LessThan(end) },
        lock: { mode: 'pessimistic_write' },
      });
      if (record) await this.store.remove(manager, managed, record, 'system');
    });
  }
}
