import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { EntityManager } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import type { RecordEntity } from './record-entity.js';
import type { RecordStore } from './record-store.js';

/** The starting point of `writeBesideDraft`. */
export interface EditBase {
  /** Locked by the caller. */
  record: RecordEntity;
  /** The public content, or the newest content of a record that is not public. */
  current: RecordContent;
}

/**
 * Writes fields that were not changed in the editor: by a person who is not staff, in a bulk change or by
 * an import. On a public record they become public at once; a withdrawn record stays withdrawn. An
 * unpublished draft stays a draft and gets the same fields.
 * @param fields the fields, or how they follow from a content: a list may differ in the draft
 * @returns the record with its newest version
 */
export async function writeBesideDraft(
  store: RecordStore,
  manager: EntityManager,
  managed: ManagedKind,
  { record, current }: EditBase,
  fields: RecordContent | ((content: RecordContent) => RecordContent),
  by: string,
  action: 'save' | 'import' = 'save',
): Promise<RecordEntity> {
  const { id, content: draft, publishAt } = record;
  const isPublic = record.state === 'published';
  const hasDraft = isPublic && record.publishedVersion !== record.version;
  const change = { by, action };
  const changed = (content: RecordContent) => ({
    ...content,
    ...(typeof fields === 'function' ? fields(content) : fields),
  });
  const written = await store.change(manager, managed, id, change, (newest) => {
    newest.refuseArchived();
    newest.content = changed(current);
    if (isPublic) newest.publish();
  });
  if (!hasDraft) return written;
  const kept = { by: 'system', action: 'save' } as const;
  return store.change(manager, managed, id, kept, (newest) => {
    newest.content = changed(draft);
    newest.publishAt = publishAt;
  });
}
