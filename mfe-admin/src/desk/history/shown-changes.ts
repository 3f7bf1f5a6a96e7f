import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { fieldLabel, fieldText } from '../records/field-words';
import type { ShownVersion } from './use-history';

/** Changes of a record's fields as readable text. */
export const shownChanges = (
  kind: RecordKind,
  changes: ShownVersion['changes'],
  timeZone: string,
) =>
  changes.map(({ field, before, after }) => ({
    field,
    label: fieldLabel(kind, field),
    before: fieldText(kind, field, before, timeZone),
    after: fieldText(kind, field, after, timeZone),
  }));
