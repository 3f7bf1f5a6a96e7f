import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import type { EntityManager } from 'typeorm';

const addresses = /\/pictures\/([0-9a-f]{32})\//g;
const images = /<img\b[^>]*>/g;

/** The content of an earlier version, without pictures that have since been removed from the library. */
export async function withoutRemovedPictures(
  manager: EntityManager,
  { fields }: RecordKind,
  content: RecordContent,
): Promise<RecordContent> {
  const hashes = hashesIn(content);
  if (hashes.length === 0) return content;
  const removed: { hash: string }[] = await manager.query(
    'select hash from known_pictures where removed and hash = any($1)',
    [hashes],
  );
  const gone = new Set(removed.map(({ hash }) => hash));
  if (gone.size === 0) return content;
  const showsRemoved = (value: unknown) => hashesIn(value).some((hash) => gone.has(hash));
  const kept: RecordContent = { ...content };
  for (const [name, value] of Object.entries(content)) {
    const field = fields[name];
    if (Array.isArray(value)) kept[name] = value.filter((entry) => !showsRemoved(entry));
    else if (field?.input === 'article' && typeof value === 'string')
      kept[name] = value.replace(images, (image) => (showsRemoved(image) ? '' : image));
    else if (field?.input === 'picture' && showsRemoved(value)) {
      kept[name] = null;
      if (field.altField) kept[field.altField] = null;
    }
  }
  return kept;
}

const hashesIn = (value: unknown): string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(addresses)].map(([, hash = '']) => hash);
