import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useSite } from '@town/slice-kit/site';
import { formatInstant } from '../../lists/format-instant';
import type { DeskRecord } from '../records/desk-record';
import { valueText } from '../records/value-text';
import { MergeForm } from './merge-form';
import { type RecordValues, valuesOf } from './record-values';

interface MergeViewProps {
  kind: RecordKind;
  /** What the record was when this form was filled. */
  base: RecordValues;
  mine: RecordValues;
  /** What somebody else has saved meanwhile. */
  theirs: DeskRecord;
  onMerged(merged: RecordValues): void;
}

/** Two people changed one record: both versions, and a choice for each field in which they differ. */
export function MergeView({ kind, base, mine, theirs, onMerged }: MergeViewProps) {
  const { town } = useSite();
  return (
    <MergeForm
      title="Somebody else saved this record while you were editing it"
      saved={`${theirs.updatedBy} saved version ${theirs.version} on ${formatInstant(theirs.updatedAt, town.timeZone)}.`}
      base={base}
      mine={mine}
      theirs={valuesOf(kind, theirs.content)}
      labelOf={(name) => kind.fields[name]?.label ?? name}
      show={(name, value) => valueText(kind.fields[name], value, town.timeZone)}
      onMerged={onMerged}
    />
  );
}
