import { Injectable } from '@nestjs/common';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { RecordEntity } from '@town/managed-records/records/record-entity';
import { RecordStore } from '@town/managed-records/records/record-store';
import { type EditBase, writeBesideDraft } from '@town/managed-records/records/write-beside-draft';
import type { EntityManager } from 'typeorm';
import { managedBusinesses } from '../../managed-kinds.js';

/** Writes the owner's fields into a managed record, as a version with the owner's address. */
@Injectable()
export class ListingEdits {
  constructor(private readonly store: RecordStore) {}

  /** The current record of a business, as the base of an edit. */
  async read(manager: EntityManager, id: string): Promise<EditBase> {
    return this.baseOf(manager, await manager.findOneByOrFail(RecordEntity, { id }));
  }

  /** The same as `read`, and locks the record until the transaction ends. */
  async begin(manager: EntityManager, id: string): Promise<EditBase> {
    return this.baseOf(manager, await this.store.lock(manager, managedBusinesses, id));
  }

  /** Writes fields to the public version and to a draft of the staff, if there is one. */
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
