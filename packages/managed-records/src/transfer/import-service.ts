/**
 * Imports a file as one batch: everything or nothing. A row is matched to a record by `externalId`, else
 * by `id`. Fields without a column in the file keep their values. New records are drafts unless a column
 * `state` says `published`. Every kind takes CSV; a kind may name readers of other media types.
 */
import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { ImportReport } from '@town/contracts/managed-records/calls';
import { isUniqueViolation } from '@town/service-kit/database/database-error';
import { DataSource, type EntityManager } from 'typeorm';
import { type BatchItem, scheduleBefore } from '../batches/batch-entity.js';
import { Batches } from '../batches/batches.js';
import type { ManagedKind } from '../managed-kind.js';
import { followPeriod, publishNow } from '../publishing/publishing.js';
import { fieldChanges } from '../records/field-changes.js';
import { parseContent } from '../records/parse-content.js';
import { RecordEntity } from '../records/record-entity.js';
import { RecordStore } from '../records/record-store.js';
import { writeBesideDraft } from '../records/write-beside-draft.js';
import { timeZoneOf } from '../town-moment.js';
import type { OnRows } from './import-progress.js';
import type { ImportRows } from './import-rows.js';
import { newCategories } from './new-categories.js';
import { type PlannedRow, planImport } from './plan-import.js';
import { readCsvRows } from './read-csv-rows.js';
import { sameNames } from './same-names.js';

const maxRows = 20_000;

/** A file as it was sent. */
export interface ImportFile {
  content: Buffer;
  /** The header `Content-Type`. */
  type: string | undefined;
}

@Injectable()
export class ImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: RecordStore,
    private readonly batches: Batches,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * Reads a file and reports its changes. They are made only when this is not a dry run and there is no
   * error.
   */
  async run(
    managed: ManagedKind,
    file: ImportFile,
    dryRun: boolean,
    by: string,
    onRows: OnRows = () => {},
  ): Promise<ImportReport> {
    const read = await this.read(managed, file);
    const imported = this.dataSource.transaction(async (manager) => {
      const { planned, errors } = await planImport(manager, managed, read, dryRun);
      const report: ImportReport = {
        rows: read.rows.length,
        create: planned.filter(({ existing }) => !existing).length,
        update: planned.filter(({ existing, changes }) => existing && changes).length,
        unchanged: planned.filter(({ existing, changes }) => existing && !changes).length,
        errors,
      };
      if (dryRun) {
        const changed = planned.filter(({ changes }) => changes);
        return {
          ...report,
          ...(report.create > 0 && { sameNames: await sameNames(manager, managed, planned) }),
          newCategories: await newCategories(manager, managed, changed),
        };
      }
      if (errors.length > 0) return report;
      const items: BatchItem[] = [];
      for (const [index, each] of planned.entries()) {
        if (each.changes) items.push(await this.apply(manager, managed, each, by));
        onRows(index + 1, planned.length);
      }
      const { batchId } = await this.batches.save(manager, managed, 'import', by, items);
      return { ...report, batchId };
    });
    return imported.catch((error: unknown) => {
      throw isUniqueViolation(error) ? addedMeanwhile(managed) : error;
    });
  }

  private async read(managed: ManagedKind, { content, type }: ImportFile): Promise<ImportRows> {
    const text = textOf(content);
    if (text.includes('\0')) {
      throw new BadRequestException('The file contains a character that cannot be stored');
    }
    const mediaType = type?.split(';')[0]?.trim().toLowerCase() ?? '';
    const reader = managed.readers?.[mediaType];
    const read = reader
      ? await this.modules.get(reader, { strict: false }).read(text)
      : readCsvRows(managed, text, await timeZoneOf(managed, this.modules));
    if (read.rows.length > maxRows) {
      throw new BadRequestException(`The file has more than ${maxRows} rows. Please divide it.`);
    }
    return read;
  }

  private async apply(
    manager: EntityManager,
    managed: ManagedKind,
    each: PlannedRow,
    by: string,
  ): Promise<BatchItem> {
    const { existing, content, isPublic, externalId } = each;
    const begin = (record: RecordEntity) => {
      if (isPublic) publishNow(managed, record);
    };
    const change = { by, action: 'import' } as const;
    if (!existing) {
      const created = await this.store.create(
        manager,
        managed,
        { externalId, content, begin },
        change,
      );
      return { id: created.id, version: created.version, before: 0 };
    }
    const { version: before, publishedVersion: published } = existing;
    const schedule = scheduleBefore(existing);
    if (isPublic && published !== null && published !== before) {
      const { id, version } = await this.writeBesideDraft(manager, managed, each, existing, by);
      return { id, version, before, published, ...schedule };
    }
    const { id, version } = await this.store.change(manager, managed, existing.id, change, (r) => {
      r.unarchive();
      const { content: earlier } = r;
      r.content = content;
      r.externalId = externalId ?? r.externalId;
      begin(r);
      followPeriod(managed, r, earlier);
    });
    return { id, version, before, published, ...schedule };
  }

  /** The imported changes become public at once. An unpublished draft of the record stays a draft. */
  private async writeBesideDraft(
    manager: EntityManager,
    managed: ManagedKind,
    { content, externalId }: PlannedRow,
    record: RecordEntity,
    by: string,
  ): Promise<RecordEntity> {
    const changed = fieldChanges(managed.kind, record.content, content).map(({ field }) => field);
    const fields = Object.fromEntries(changed.map((field) => [field, content[field]]));
    const current = (await this.store.publicContent(manager, record)) ?? record.content;
    parseContent(managed, { ...current, ...fields }, true);
    if (externalId) await manager.update(RecordEntity, { id: record.id }, { externalId });
    const base = { record, current };
    return writeBesideDraft(this.store, manager, managed, base, fields, by, 'import');
  }
}

/** The error when another import has added a record with an `externalId` of the file at the same time. */
const addedMeanwhile = ({ kind }: ManagedKind) =>
  new ConflictException(
    `Somebody else has just imported ${kind.many} with the same externalId. Nothing of this file was imported. Check the file again: what is there already is now updated instead of added.`,
  );

/** Refuses text that is not valid UTF-8: it would be stored with wrong letters. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new BadRequestException(
      'The file is not written in UTF-8, so letters such as é would be lost. Excel saves it so as “CSV UTF-8”.',
    );
  }
}
