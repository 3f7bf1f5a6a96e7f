import { Injectable } from '@nestjs/common';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { RecordEntity } from '@town/managed-records/record-entity';
import { RecordStore } from '@town/managed-records/record-store';
import type { EntityManager } from 'typeorm';
import { managedBusinesses } from '../managed-kinds.js';

/** Writes fields of owners into managed records: a version each, by the owner's address. */
@Injectable()
export class ListingEdits {
  constructor(private readonly store: RecordStore) {}

  /**
   * The record of a business, locked, with what an edit is based on: what the public sees, or the
   * newest content while it sees nothing.
   */
  async begin(
    manager: EntityManager,
    businessId: string,
  ): Promise<{ record: RecordEntity; current: RecordContent }> {
    const record = await this.store.lock(manager, managedBusinesses, businessId);
    const shown = await this.store.publicContent(manager, record);
    return { record, current: shown ?? record.content };
  }

  /**
   * Writes fields. A public listing shows them at once; one that staff have withdrawn stays so. A draft
   * of the staff stays a draft, and takes the fields over.
   * @returns the record with its newest version
   */
  async write(
    manager: EntityManager,
    { record, current }: { record: RecordEntity; current: RecordContent },
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
}
