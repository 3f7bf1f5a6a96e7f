import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { RecordEntity } from '@town/managed-records/record-entity';
import { visitor } from '@town/managed-records/record-store';
import { VersionEntity } from '@town/managed-records/version-entity';
import type { EntityManager } from 'typeorm';
import type { SeenEvent } from '../own-event.js';

/**
 * What the sender of an event sees: what is public, and what they have changed since. A draft of the
 * staff is neither, also where a change of the sender is stored beside it.
 */
export async function sentEvent(
  manager: EntityManager,
  { id, version, publishedVersion, content }: RecordEntity,
): Promise<SeenEvent> {
  if (version === publishedVersion) return { content, awaitsReview: false };
  const versions = await manager.find(VersionEntity, {
    where: { recordId: id },
    order: { version: 'ASC' },
  });
  let seen: SeenEvent = { content: {}, awaitsReview: true };
  let before: RecordContent = {};
  for (const each of versions) {
    if (each.version === publishedVersion) seen = { content: each.content, awaitsReview: false };
    else if (each.by === visitor) {
      const sent = changedFields(before, each.content);
      seen = { content: { ...seen.content, ...sent }, awaitsReview: true };
    }
    before = each.content;
  }
  return seen;
}

function changedFields(before: RecordContent, after: RecordContent): RecordContent {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
    ),
  );
}
