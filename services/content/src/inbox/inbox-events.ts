import { Injectable } from '@nestjs/common';
import { RecordEntity } from '@town/managed-records/records/record-entity';
import { RecordStore } from '@town/managed-records/records/record-store';
import { applyAction } from '@town/managed-records/records/records-service';
import { type EntityManager, In } from 'typeorm';
import { managedEvents } from '../managed-kinds.js';
import { InboxItemEntity } from './inbox-item-entity.js';
import { type Assignment, InboxStore, workOn } from './inbox-store.js';
import { findItem } from './shown-item.js';

/** The events of items: archived when their item is done as junk, and restored when it is opened again. */
@Injectable()
export class InboxEvents {
  constructor(
    private readonly records: RecordStore,
    private readonly store: InboxStore,
  ) {}

  /**
   * Locks the events of items before the items, as a change of an event does, so that the two cannot deadlock.
   * @returns the events by their ids
   */
  async lock(
    manager: EntityManager,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, RecordEntity>> {
    const items = await manager.find(InboxItemEntity, {
      where: { id: In([...ids]), kind: 'event' },
      select: { id: true, recordId: true },
    });
    const records = await manager.find(RecordEntity, {
      where: { id: In(items.map(({ recordId }) => recordId)) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return new Map(records.map((record) => [record.id, record]));
  }

  /**
   * Archives or restores the event of an item. This closes or opens the item, too: see `closeArchivedEvent`.
   * @returns the item as it is now
   */
  async act(
    manager: EntityManager,
    { id }: InboxItemEntity,
    record: RecordEntity,
    action: 'archive' | 'unarchive',
    by: string,
  ): Promise<InboxItemEntity> {
    await this.records.change(manager, managedEvents, record.id, { by, action }, (changed) =>
      applyAction(changed, action),
    );
    return findItem(manager, id, true);
  }

  /** The same as a change of the item, with its version and its entry in the audit log. */
  async actAndSave(given: Parameters<InboxEvents['act']>, untold: Assignment[]): Promise<void> {
    const [manager, item, , , by] = given;
    const before = workOn(item);
    await this.store.save(manager, await this.act(...given), before, by, untold);
  }
}

/** Whether archiving the event has closed the item. */
export const wasArchivedWith = (
  { doneAt }: InboxItemEntity,
  { archivedAt }: RecordEntity,
): boolean => archivedAt !== null && archivedAt.getTime() === doneAt?.getTime();
