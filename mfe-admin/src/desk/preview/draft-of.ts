import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import type { DeskRecord } from '../records/desk-record';

/**
 * The record with the typed values, in the form of the public API. An invalid field has its last saved
 * value.
 */
export function draftOf(
  { fields, title }: RecordKind,
  record: Pick<DeskRecord, 'id' | 'slug' | 'content'> | undefined,
  typed: RecordContent,
): RecordContent {
  const content = Object.entries(fields).map(([name, field]) => {
    const parsed = field.draftSchema.safeParse(typed[name]);
    const saved = record?.content[name] ?? null;
    const shown = parsed.success ? parsed.data : saved;
    // The public page cannot show a record without a name.
    return [name, name === title ? shown || saved || 'No name yet' : shown];
  });
  return { ...Object.fromEntries(content), id: record?.id, slug: record?.slug };
}
