/**
 * Saves changes of managed records. Each change is one version: the record, its version row, its
 * public row, the slug, the entry of the audit log and the event are written in one transaction of the
 * caller. Everything that changes a record uses this class: staff's calls, visitors' submissions,
 * events of other services, the schedule and the import.
 */
import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { VersionAction } from '@town/contracts/managed-records/record';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { Audit } from '@town/service-kit/audit/audit';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { OpenSubmissions } from '@town/service-kit/limits/open-submissions';
import type { EntityManager } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import { syncPublicRow } from '../public/public-row.js';
import { fieldChanges } from './field-changes.js';
import { insertRow } from './insert-row.js';
import { outdatedTranslations } from './outdated-translations.js';
import { RecordEntity } from './record-entity.js';
import { RecordEvents } from './record-events.js';
import { shownRecord } from './shown-record.js';
import { firstSlug, refuseOtherSlug, rename } from './slugs.js';
import { VersionEntity } from './version-entity.js';

/** The author of a change that a visitor made. */
export const visitor = 'visitor';

/** The author and the reason of a change. */
export interface Change {
  /**
   * E-mail address of the account; `system` for automatic changes, `visitor` for an anonymous visitor.
   */
  by: string;
  action: VersionAction;
  /** The version that the change is based on; without it there is no version check. */
  expectedVersion?: number;
}

/** A new record. Its content is already validated. */
export interface NewRecord {
  id?: string;
  externalId?: string | null;
  content: RecordContent;
  /** Changes the draft before it is stored, for example publishes it. */
  begin?: (draft: RecordEntity) => void;
}

@Injectable()
export class RecordStore {
  constructor(
    private readonly audit: Audit,
    private readonly open: OpenSubmissions,
    private readonly events: RecordEvents,
  ) {}

  async create(
    manager: EntityManager,
    managed: ManagedKind,
    { id = randomUUID(), externalId = null, content, begin }: NewRecord,
    { by, action }: Change,
  ): Promise<RecordEntity> {
    const { kind } = managed;
    const title = String(content[kind.title] ?? '');
    const now = new Date();
    const record = manager.create(RecordEntity, {
      id,
      externalId,
      kind: kind.name,
      slugScope: kind.slugScope,
      slug: await firstSlug(manager, kind, content),
      state: 'draft',
      version: 1,
      publishedVersion: null,
      title,
      content,
      outdatedTranslations: [],
      createdAt: now,
      updatedAt: now,
      updatedBy: by,
    });
    begin?.(record);
    await insertRow(manager, RecordEntity, record);
    await this.saveVersion(manager, managed, record, action, {});
    await this.events.publish(manager, managed, record, undefined);
    return record;
  }

  /**
   * Changes a record.
   * @throws NotFoundException, or a 412 with the current record when the version is outdated
   */
  async change(
    manager: EntityManager,
    managed: ManagedKind,
    id: string,
    { by, action, expectedVersion }: Change,
    apply: (record: RecordEntity) => void,
  ): Promise<RecordEntity> {
    const record = await this.lock(manager, managed, id, expectedVersion);
    const { state, content, outdatedTranslations: outdated, archivedAt } = record;
    const seen = await this.publicContent(manager, record);
    record.advance(by, new Date());
    apply(record);
    record.outdatedTranslations = outdatedTranslations(
      managed.kind,
      { content, outdated },
      record.content,
      record.updatedAt,
    );
    await this.follow(manager, managed, record, seen);
    await manager.save(record);
    await this.saveVersion(manager, managed, record, action, { ...content, state });
    await this.events.publish(manager, managed, record, seen);
    if (record.archivedAt !== archivedAt) await managed.archived?.(manager, record, archivedAt);
    // A change by staff counts as the review of a visitor's submission.
    if (by !== 'system' && by !== visitor) await this.open.close(manager, [id]);
    return record;
  }

  /**
   * Permanently deletes a record with its versions.
   * @param by e-mail address of the account, or `system`
   */
  async remove(
    manager: EntityManager,
    managed: ManagedKind,
    record: RecordEntity,
    by: string,
  ): Promise<void> {
    const { id, state } = record;
    const seen = await this.publicContent(manager, record);
    record.publishedVersion = null;
    await this.events.publish(manager, managed, record, seen);
    await manager.query(`delete from ${managed.table} where id = $1`, [id]);
    await manager.delete(RecordEntity, { id });
    const entry = { action: 'delete', kind: managed.kind.name, id, before: { state }, after: null };
    await this.audit.record(manager, { actor: by, ...entry });
  }

  /**
   * Marks the outdated translations of a record as correct. The content does not change, so there is no
   * new version.
   */
  async confirmTranslations(
    manager: EntityManager,
    managed: ManagedKind,
    id: string,
    { by, expectedVersion }: Pick<Change, 'by' | 'expectedVersion'>,
  ): Promise<RecordEntity> {
    const record = await this.lock(manager, managed, id, expectedVersion);
    const confirmed = record.outdatedTranslations.map(({ path }) => path);
    if (confirmed.length === 0) return record;
    record.outdatedTranslations = [];
    await manager.save(record);
    await this.audit.record(manager, {
      actor: by,
      action: 'confirm-translations',
      kind: managed.kind.name,
      id,
      before: { outdatedTranslations: confirmed },
      after: { outdatedTranslations: [] },
    });
    return record;
  }

  /**
   * The record; other changes of it wait until the transaction ends.
   * @throws NotFoundException, or a 412 with the current record when the version is outdated
   */
  async lock(
    manager: EntityManager,
    { kind }: ManagedKind,
    id: string,
    expectedVersion?: number,
  ): Promise<RecordEntity> {
    const record = await manager.findOne(RecordEntity, {
      where: { id, kind: kind.name },
      // This lock does not block inserts with a foreign key to the record, which could otherwise cause a
      // deadlock.
      lock: { mode: 'for_no_key_update' },
    });
    if (!record) throw new NotFoundException(`No such ${kind.one}`);
    if (expectedVersion !== undefined && expectedVersion !== record.version) {
      throw new ProblemException(412, 'Somebody else has changed this record meanwhile', {
        current: shownRecord(kind, record),
      });
    }
    return record;
  }

  /**
   * Updates title and slug after a change of the content. The slug of a public record changes only when
   * the change is published.
   */
  private async follow(
    manager: EntityManager,
    { kind }: ManagedKind,
    record: RecordEntity,
    seen: RecordContent | undefined,
  ): Promise<void> {
    const before = seen ? String(seen[kind.title]) : record.title;
    record.title = String(record.content[kind.title] ?? '');
    if (kind.slugField) return refuseOtherSlug(kind, record);
    const counts = !seen || record.publishedVersion === record.version;
    if (counts && record.title !== before) await rename(manager, record, seen !== undefined);
  }

  /** The public content of a record; undefined if it is not public. */
  async publicContent(
    manager: EntityManager,
    { id, publishedVersion, version, content }: RecordEntity,
  ): Promise<RecordContent | undefined> {
    if (publishedVersion === null) return undefined;
    if (publishedVersion === version) return content;
    const shown = await manager.findOneByOrFail(VersionEntity, {
      recordId: id,
      version: publishedVersion,
    });
    return shown.content;
  }

  private async saveVersion(
    manager: EntityManager,
    managed: ManagedKind,
    record: RecordEntity,
    action: VersionAction,
    before: RecordContent,
  ): Promise<void> {
    const { id, version, updatedAt, updatedBy, state, content } = record;
    await insertRow(manager, VersionEntity, {
      recordId: id,
      version,
      at: updatedAt,
      by: updatedBy,
      action,
      state,
      content,
    });
    await syncPublicRow(manager, managed, record);
    if (record.publishedVersion === version) await managed.follow?.(manager, record);
    const changes = fieldChanges(managed.kind, before, content);
    await this.audit.record(manager, {
      actor: updatedBy,
      action,
      kind: managed.kind.name,
      id,
      before: valuesOf(managed, changes, 'before', before['state']),
      after: valuesOf(managed, changes, 'after', state),
    });
  }
}

function valuesOf(
  { kind }: ManagedKind,
  changes: ReturnType<typeof fieldChanges>,
  side: 'before' | 'after',
  state: unknown,
): RecordContent {
  const values = Object.fromEntries(
    changes.map((change) => {
      const { field, [side]: value } = change;
      // Audit entries are not erased with a person's data, so they must not contain private values.
      return [field, value !== null && kind.fields[field]?.private ? 'private' : value];
    }),
  );
  return state === undefined ? values : { ...values, state };
}
