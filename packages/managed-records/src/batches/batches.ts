/**
 * Changes of several records at once: all of them or none, in one transaction, with one undo. An undo is
 * refused when one of the records has been changed since, because that change would be lost.
 */
import { randomUUID } from 'node:crypto';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { Batch, BulkAction, BulkCall } from '@town/contracts/managed-records/calls';
import { DataSource, type EntityManager } from 'typeorm';
import { MANAGED_KINDS, type ManagedKind } from '../managed-kind.js';
import { isOver, publishNow } from '../publishing/publishing.js';
import { insertRow } from '../records/insert-row.js';
import { parseContent } from '../records/parse-content.js';
import type { RecordEntity } from '../records/record-entity.js';
import { type Change, RecordStore } from '../records/record-store.js';
import { applyAction } from '../records/records-service.js';
import { VersionEntity } from '../records/version-entity.js';
import { writeBesideDraft } from '../records/write-beside-draft.js';
import {
  BatchEntity,
  type BatchItem,
  type ScheduleBefore,
  scheduleBefore,
} from './batch-entity.js';
import { bulkFields, refuseCancelled, writesFields } from './bulk-fields.js';
import { repeatedBatch } from './repeated-batch.js';

@Injectable()
export class Batches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: RecordStore,
    @Inject(MANAGED_KINDS) private readonly kinds: readonly ManagedKind[],
  ) {}

  /** @throws NotFoundException when one of the records does not exist; then none is changed */
  change(managed: ManagedKind, call: BulkCall, by: string): Promise<Batch> {
    const { action } = call;
    // Records are locked in the order of their ids, so that two batches cannot deadlock.
    const ids = [...new Set(call.ids)].sort();
    return this.dataSource.transaction(async (manager) => {
      const records: RecordEntity[] = [];
      for (const id of ids) records.push(await this.store.lock(manager, managed, id));
      const unseen = unseenOf(records, call.versions);
      if (unseen.length > 0) {
        const made = await repeatedBatch(manager, managed, call, records, by);
        if (made) return answerOf(managed, made);
        throw refusal(unseen);
      }
      const items: BatchItem[] = [];
      for (const record of records) {
        const { id, version: before, publishedVersion: published } = record;
        const schedule = scheduleBefore(record);
        const { version } = writesFields(action)
          ? await this.write(manager, managed, record, call, by)
          : await this.store.change(manager, managed, id, { by, action }, (each) =>
              apply(managed, each, action),
            );
        items.push({ id, version, before, published, ...schedule });
      }
      return this.save(manager, managed, action, by, items);
    });
  }

  /** Stores a batch, so that it can be undone. */
  async save(
    manager: EntityManager,
    managed: ManagedKind,
    action: string,
    by: string,
    items: BatchItem[],
  ): Promise<Batch> {
    const id = randomUUID();
    await insertRow(manager, BatchEntity, {
      id,
      kind: managed.kind.name,
      action,
      at: new Date(),
      by,
      items,
      undoneAt: null,
    });
    return answerOf(managed, { id, items });
  }

  /** Restores every record of a batch to its state before the batch. A repeated undo changes nothing. */
  undo(batchId: string, by: string): Promise<Batch> {
    return this.dataSource.transaction(async (manager) => {
      const batch = await manager.findOne(BatchEntity, {
        where: { id: batchId.slice(batchId.indexOf('-') + 1) },
        lock: { mode: 'pessimistic_write' },
      });
      const managed = this.kinds.find(({ kind }) => kind.name === batch?.kind);
      if (!batch || !managed) throw new NotFoundException('No such batch');
      if (!batch.undoneAt) {
        // In the same order as other changes of several records, so that they cannot deadlock.
        const items = batch.items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
        for (const item of items) await this.undoItem(manager, managed, item, by);
        batch.undoneAt = new Date();
        await manager.save(batch);
      }
      return { batchId, count: batch.items.length };
    });
  }

  /** Changes fields of the public content. An unpublished draft of the record stays a draft. */
  private async write(
    manager: EntityManager,
    managed: ManagedKind,
    record: RecordEntity,
    call: BulkCall,
    by: string,
  ): Promise<RecordEntity> {
    record.refuseArchived();
    const fields = bulkFields(managed, call);
    const current = (await this.store.publicContent(manager, record)) ?? record.content;
    if (call.action === 'cancel') refuseCancelled(record, current);
    const changed = { ...current, ...fields };
    const checked = parseContent(managed, changed, record.state === 'published');
    const written = Object.fromEntries(Object.keys(fields).map((name) => [name, checked[name]]));
    return writeBesideDraft(this.store, manager, managed, { record, current }, written, by);
  }

  private async undoItem(
    manager: EntityManager,
    managed: ManagedKind,
    { id, version, before, published = null, ...schedule }: BatchItem,
    by: string,
  ): Promise<void> {
    const record = await this.store.lock(manager, managed, id);
    if (record.version !== version) {
      throw new ConflictException(`"${record.title}" has been changed since. Nothing was undone.`);
    }
    if (before === 0) {
      if (await managed.isInUse?.(manager, id)) {
        throw new ConflictException(
          `"${record.title}" is in use by its owner. Nothing was undone.`,
        );
      }
      await this.store.remove(manager, managed, record, by);
      return;
    }
    const versionOf = (number: number) =>
      manager.findOneByOrFail(VersionEntity, { recordId: id, version: number });
    const change: Change = { by, action: 'undo' };
    const earlier = await versionOf(before);
    const shown = published === null ? earlier : await versionOf(published);
    await this.store.change(manager, managed, id, change, (changed) =>
      bringBack(managed, changed, shown, schedule),
    );
    if (shown.version === earlier.version) return;
    // Before the batch, the public record had an unpublished draft: restore it as well.
    await this.store.change(manager, managed, id, change, (changed) => {
      changed.content = earlier.content;
      if (schedule.publishAt && changed.publishedVersion !== null) {
        changed.schedule(new Date(schedule.publishAt));
      }
    });
  }
}

/** The gateway routes calls for a batch by the service name at the start of its id. */
const answerOf = ({ kind }: ManagedKind, { id, items }: Pick<BatchEntity, 'id' | 'items'>) => ({
  batchId: `${kind.service}-${id}`,
  count: items.length,
});

/** The records whose version differs from the one that the caller has seen. */
const unseenOf = (records: readonly RecordEntity[], seen: BulkCall['versions'] = {}) =>
  records.filter(({ id, version }) => (seen[id] ?? version) !== version);

function refusal(changed: readonly RecordEntity[]): ConflictException {
  const titles = changed.map(({ title }) => `"${title}"`).join(', ');
  return new ConflictException(
    changed.length === 1
      ? `${titles} has been changed meanwhile. Please look at it again.`
      : `${titles} have been changed meanwhile. Please look at them again.`,
  );
}

function apply(
  managed: ManagedKind,
  record: RecordEntity,
  action: Exclude<BulkAction, 'recategorise' | 'cancel'>,
): void {
  if (action === 'publish') {
    record.content = parseContent(managed, record.content, true);
    publishNow(managed, record);
  } else applyAction(record, action);
}

function bringBack(
  managed: ManagedKind,
  record: RecordEntity,
  { state, content }: VersionEntity,
  { publishAt = null, withdrawAt }: Partial<ScheduleBefore>,
): void {
  record.unarchive();
  record.content = content;
  if (state === 'archived') {
    record.archive(new Date());
    return;
  }
  const end = withdrawAt ? new Date(withdrawAt) : null;
  const isPast = isOver(managed, record) || (end !== null && end <= new Date());
  if (state === 'published' && !isPast) publishNow(managed, record);
  else record.unpublish();
  if (isPast) return;
  if (state === 'scheduled' && publishAt) record.schedule(new Date(publishAt));
  // Batches of earlier releases lack this time.
  if (withdrawAt !== undefined) record.withdrawAt = end;
}
