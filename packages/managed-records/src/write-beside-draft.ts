import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { EntityManager } from 'typeorm';
import type { ManagedKind } from './managed-kind.js';
import type { RecordEntity } from './record-entity.js';
import type { RecordStore } from './record-store.js';

/** What such a change begins with. */
export interface EditBase {
  /** Locked. */
  record: RecordEntity;
  /** What the public sees, or the newest content while it sees nothing. */
  current: RecordContent;
}

/**
 * Writes fields that were changed elsewhere than in the draft: by somebody who is not of the staff, in
 * many records at once, or in a file. A public record shows them at once; one that staff have withdrawn
 * stays so. A draft of the staff stays a draft, and takes the fields over.
 * @returns the record with its newest version
 */
export async function writeBesideDraft(
  store: RecordStore,
  manager: EntityManager,
  managed: ManagedKind,
  { record, current }: EditBase,
  fields: RecordContent,
  by: string,
  action: 'save' | 'import' = 'save',
): Promise<RecordEntity> {
  const { id, content: draft, publishAt } = record;
  const isPublic = record.state === 'published';
  const hasDraft = isPublic && record.publishedVersion !== record.version;
  const change = { by, action };
  const written = await store.change(manager, managed, id, change, (newest) => {
    newest.refuseArchived();
    newest.content = { ...current, ...fields };
    if (isPublic) newest.publish();
  });
  if (!hasDraft) return written;
  const kept = { by: 'system', action: 'save' } as const;
  return store.change(manager, managed, id, kept, (newest) => {
    newest.content = { ...draft, ...fields };
    newest.publishAt = publishAt;
  });
}
