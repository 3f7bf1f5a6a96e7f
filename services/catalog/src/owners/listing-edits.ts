import { Injectable } from '@nestjs/common';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { RecordEntity } from '@town/managed-records/record-entity';
import { RecordStore } from '@town/managed-records/record-store';
import { type EditBase, writeBesideDraft } from '@town/managed-records/write-beside-draft';
import type { EntityManager } from 'typeorm';
import { managedBusinesses } from '../managed-kinds.js';

/** Writes fields of owners into managed records: a version each, by the owner's address. */
@Injectable()
export class ListingEdits {
  constructor(private readonly store: RecordStore) {}

  /** The record of a business as it is, and what an edit of it is based on. */
  async read(manager: EntityManager, id: string): Promise<EditBase> {
    return this.baseOf(manager, await manager.findOneByOrFail(RecordEntity, { id }));
  }

  /** The same, locked until the transaction ends. */
  async begin(manager: EntityManager, id: string): Promise<EditBase> {
    return this.baseOf(manager, await this.store.lock(manager, managedBusinesses, id));
  }

  /** Writes fields beside a draft of the staff. */
  write(
    manager: EntityManager,
    base: EditBase,
    fields: RecordContent,
    by: string,
  ): Promise<RecordEntity> {
    return writeBesideDraft(this.store, manager, managedBusinesses, base, fields, by);
  }

  private async baseOf(manager: EntityManager, record: RecordEntity): Promise<EditBase> {
    const shown = await this.store.publicContent(manager, record);
    return { record, current: shown ?? record.content };
  }
}
