/**
 * The staff's changes of single records. Each call is one transaction. This class decides how a call
 * changes the record's state; `RecordStore` saves the versions.
 */
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { PublishCall } from '@town/contracts/managed-records/calls';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { DataSource, type EntityManager } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import { followPeriod, publishNow, publishWith } from '../publishing/publishing.js';
import { timeZoneOf } from '../town-moment.js';
import { fieldChanges } from './field-changes.js';
import { knownFields, parseChange, parseContent } from './parse-content.js';
import { RecordEntity } from './record-entity.js';
import { type Change, RecordStore } from './record-store.js';
import { withoutRemovedPictures } from './removed-pictures.js';
import { shownRecord } from './shown-record.js';
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
   * Creates a record: a draft, unless the body has the state `published`.
   * @param id of the record. A repeated call, for example after a lost response, saves only differences
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
   * Saves the fields in the body. The change of a published record is public at once, unless the body has
   * the state `draft`: then the previous version stays public until the draft is published.
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

  /** @param expectedVersion what the caller has seen, or whatever is newest */
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
   * Withdraws a record, cancels its scheduled publication, archives it, or restores it from the archive.
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
   * Saves the content of an earlier version as the newest; for a public record it is public at once.
   * Pictures that were removed from the library since then are left out. A repeated call, after a lost
   * response, changes nothing.
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
        const content = { ...earlier, ...fieldsOfService(managed, before) };
        record.content = parseContent(managed, content, isComplete);
        if (isPublic) publishNow(managed, record);
        else followPeriod(managed, record, before);
      });
      return shownRecord(managed.kind, restored);
    });
  }

  /** Marks the outdated translations of a record as correct. */
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

  /** The record, if the same person has already restored the same content on the expected version. */
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

/**
 * The fields that the service itself stores in a record, such as the application of a business. They belong
 * to the record, not to one of its versions.
 */
const fieldsOfService = ({ kind }: ManagedKind, content: RecordContent): RecordContent =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !(name in kind.fields)));

/**
 * The record with this id, if it exists. Locks the id: another creation waits until the transaction ends.
 */
async function claimId(
  manager: EntityManager,
  kind: string,
  id: string,
): Promise<RecordEntity | null> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727062))', [id]);
  return manager.findOneBy(RecordEntity, { id, kind });
}

/** Applies an action that needs no other data than the record. */
export function applyAction(record: RecordEntity, action: RecordAction): void {
  if (action === 'unpublish') record.unpublish();
  if (action === 'unschedule') {
    record.refuseArchived();
    record.unschedule();
  }
  if (action === 'archive') record.archive(new Date());
  if (action === 'unarchive') record.unarchive();
}
