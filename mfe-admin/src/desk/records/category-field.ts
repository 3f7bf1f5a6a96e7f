import type { FieldOption } from '@town/contracts/managed-records/fields';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';

/** The field by which records of a kind are grouped, if they are. */
export function categoryField(kind: RecordKind): string | undefined {
  return ['category', 'propertyType'].find((name) => name in kind.fields);
}

/** The categories that a kind offers; none where it takes any word. */
export function categoryOptions(kind: RecordKind): readonly FieldOption[] {
  return kind.fields[categoryField(kind) ?? '']?.options ?? [];
}
