/**
 * What staff do with one record at a time. Each call is one transaction. `RecordStore` saves the
 * versions; this class decides what a call means for the state.
 */
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { PublishCall } from '@town/contracts/managed-records/calls';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { DataSource, type EntityManager } from 'typeorm';
import { fieldChanges } from './field-changes.js';
import type { ManagedKind } from './managed-kind.js';
import { knownFields, parseChange, parseContent } from './parse-content.js';
import { followPeriod, publishNow, publishWith } from './publishing.js';
import { RecordEntity } from './record-entity.js';
import { type Change, RecordStore } from './record-store.js';
import { withoutRemovedPictures } from './removed-pictures.js';
import { shownRecord } from './shown-record.js';
import { timeZoneOf } from './town-moment.js';
import { VersionEntity } from './version-entity.js';

export const recordActions = ['unpublish', 'unschedule', 'archive', 'unarchive'] as const;
export type RecordAction = (typeof recordActions)[number];

@Injectable()
export class RecordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: RecordStore,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * A draft, unless the body says that it is published.
   * @param id of the record; a repeat, for example after a lost answer, only saves what differs
   */
  async create(
    managed: ManagedKind,
    body: RecordContent,
    by: string,
    id?: string,
  ): Promise<ManagedRecord> {
    const { kind } = managed;
    const isPublic = body['state'] === 'published';
    const timeZone = await timeZoneOf(managed, this.modules);
    const content = parseChange(managed, {}, knownFields(managed, body, timeZone), isPublic);
    const { made, earlier } = await this.dataSource.transaction(async (manager) => {
      const earlier = id && (await claimId(manager, kind.name, id));
      if (earlier) return { earlier };
      const made = await this.store.create(
        manager,
        managed,
        {
          ...(id && { id }),
          content,
          ...(isPublic && { begin: (draft: RecordEntity) => publishNow(managed, draft) }),
        },
        { by, action: isPublic ? 'publish' : 'create' },
      );
      return { made: shownRecord(kind, made) };
    });
    if (!earlier) return made;
    const isSame =
      earlier.version === 1 &&
      (earlier.state !== 'draft') === isPublic &&
      fieldChanges(kind, earlier.content, content).length === 0;
    return isSame ? shownRecord(kind, earlier) : this.save(managed, earlier.id, body, by, 1);
  }

  /**
   * Saves the fields that the body names. A published record is published again at once, unless the
   * body says `draft`: then the public sees the version before until somebody publishes.
   */
  async save(
    managed: ManagedKind,
    id: string,
    body: RecordContent,
    by: string,
    expectedVersion: number,
  ): Promise<ManagedRecord> {
    const change: Change = { by, action: 'save', expectedVersion };
    const timeZone = await timeZoneOf(managed, this.modules);
    return this.change(managed, id, change, (record) => {
      record.refuseArchived();
      const goesLive =
        body['state'] === 'published' ||
        (record.state === 'published' && body['state'] !== 'draft');
      const { content: before } = record;
      const fields = knownFields(managed, body, timeZone);
      record.content = parseChange(managed, before, fields, goesLive || record.publishAt !== null);
      if (goesLive) publishNow(managed, record);
      else followPeriod(managed, record, before);
    });
  }

  /** @param expectedVersion what is published, or whatever is newest */
  publish(
    managed: ManagedKind,
    id: string,
    call: PublishCall,
    by: string,
    expectedVersion?: number,
  ): Promise<ManagedRecord> {
    const action = call.at ? 'schedule' : 'publish';
    return this.change(managed, id, { by, action, expectedVersion }, (record) => {
      record.content = parseContent(managed, record.content, true);
      publishWith(managed, record, call);
    });
  }

  /**
   * Withdraws, takes a scheduled publication back, archives or restores from the archive.
   * @param expectedVersion what the caller has seen, or whatever is newest
   */
  act(
    managed: ManagedKind,
    id: string,
    action: RecordAction,
    by: string,
    expectedVersion?: number,
  ): Promise<ManagedRecord> {
    return this.change(managed, id, { by, action, expectedVersion }, (record) =>
      applyAction(record, action),
    );
  }

  /**
   * Makes the content of an earlier version the newest: public where the record is public. Pictures
   * that were removed from the library since are left out. A repeat of
   * the call that made the newest version, after a lost answer, changes nothing.
   * @param expectedVersion what the caller has seen, or whatever is newest
   */
  restore(
    managed: ManagedKind,
    id: string,
    version: number,
    by: string,
    expectedVersion?: number,
  ): Promise<ManagedRecord> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await manager.findOneBy(VersionEntity, { recordId: id, version });
      const earlier =
        stored && (await withoutRemovedPictures(manager, managed.kind, stored.content));
      const change: Change = { by, action: 'restore', expectedVersion };
      const done = earlier && (await this.restoredAlready(manager, managed, id, earlier, change));
      if (done) return shownRecord(managed.kind, done);
      const restored = await this.store.change(manager, managed, id, change, (record) => {
        record.refuseArchived();
        if (!earlier) {
          throw new ValidationProblem([{ path: 'version', message: 'There is no such version' }]);
        }
        const isPublic = record.state === 'published';
        const isComplete = isPublic || record.publishAt !== null;
        const { content: before } = record;
        record.content = parseContent(managed, earlier, isComplete);
        if (isPublic) publishNow(managed, record);
        else followPeriod(managed, record, before);
      });
      return shownRecord(managed.kind, restored);
    });
  }

  /** Says that the translations of a record are right as they are. */
  confirmTranslations(
    managed: ManagedKind,
    id: string,
    by: string,
    expectedVersion: number,
  ): Promise<ManagedRecord> {
    const change = { by, expectedVersion };
    return this.dataSource.transaction(async (manager) =>
      shownRecord(managed.kind, await this.store.confirmTranslations(manager, managed, id, change)),
    );
  }

  /** The record, where the same person has restored the same content on the version that they name. */
  private async restoredAlready(
    manager: EntityManager,
    managed: ManagedKind,
    recordId: string,
    content: RecordContent,
    { by, action, expectedVersion }: Change,
  ): Promise<RecordEntity | undefined> {
    const record = await this.store.lock(manager, managed, recordId);
    const { version } = record;
    if (expectedVersion === undefined || version !== expectedVersion + 1) return undefined;
    const isRepeat = await manager.existsBy(VersionEntity, { recordId, version, by, action });
    if (!isRepeat) return undefined;
    const changes = fieldChanges(managed.kind, content, record.content);
    return changes.length === 0 ? record : undefined;
  }

  private change(
    managed: ManagedKind,
    id: string,
    change: Change,
    apply: (record: RecordEntity) => void,
  ): Promise<ManagedRecord> {
    return this.dataSource.transaction(async (manager) =>
      shownRecord(managed.kind, await this.store.change(manager, managed, id, change, apply)),
    );
  }
}

/** The record of an id, if there is one. Another creation with this id waits until the transaction ends. */
async function claimId(
  manager: EntityManager,
  kind: string,
  id: string,
): Promise<RecordEntity | null> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727062))', [id]);
  return manager.findOneBy(RecordEntity, { id, kind });
}

/** Applies an action that needs nothing but the record. */
export function applyAction(record: RecordEntity, action: RecordAction): void {
  if (action === 'unpublish') record.unpublish();
  if (action === 'unschedule') {
    record.refuseArchived();
    record.unschedule();
  }
  if (action === 'archive') record.archive(new Date());
  if (action === 'unarchive') record.unarchive();
}
