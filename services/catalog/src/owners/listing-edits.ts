import { Injectable } from '@nestjs/common';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { RecordEntity } from '@town/managed-records/record-entity';
import { RecordStore } from '@town/managed-records/record-store';
import type { EntityManager } from 'typeorm';
import { managedBusinesses } from '../managed-kinds.js';

/** What an edit begins with. */
export interface EditBase {
  record: RecordEntity;
  /** What the public sees, or the newest content while it sees nothing. */
  current: RecordContent;
}

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

  /**
   * Writes fields. A public listing shows them at once; one that staff have withdrawn stays so. A draft
   * of the staff stays a draft, and takes the fields over.
   * @returns the record with its newest version
   */
  async write(
    manager: EntityManager,
    { record, current }: EditBase,
    fields: RecordContent,
    by: string,
  ): Promise<RecordEntity> {
    const { id, content: draft, publishAt } = record;
    const isPublic = record.state === 'published';
    const hasDraft = isPublic && record.publishedVersion !== record.version;
    const change = { by, action: 'save' } as const;
    const written = await this.store.change(manager, managedBusinesses, id, change, (newest) => {
      newest.refuseArchived();
      newest.content = { ...current, ...fields };
      if (isPublic) newest.publish();
    });
    if (!hasDraft) return written;
    const kept = { by: 'system', action: 'save' } as const;
    return this.store.change(manager, managedBusinesses, id, kept, (newest) => {
      newest.content = { ...draft, ...fields };
      newest.publishAt = publishAt;
    });
  }
  private async baseOf(manager: EntityManager, record: RecordEntity): Promise<EditBase> {
    const shown = await this.store.publicContent(manager, record);
    return { record, current: shown ?? record.content };
  }
}
