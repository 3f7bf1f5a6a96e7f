import type { RecordState } from '@town/contracts/managed-records/record';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useSite } from '@town/slice-kit/site';
import { formatInstant } from '../../../lists/format-instant';
import type { DeskRecord } from '../../records/desk-record';
import { valueText } from '../../records/value-text';
import { type RecordValues, valuesOf } from '../record-values';
import { MergeForm } from './merge-form';

interface MergeViewProps {
  kind: RecordKind;
  /** The record's values when this form was filled. */
  base: RecordValues;
  mine: RecordValues;
  /** The state that the editor showed until now. */
  shownState: RecordState | undefined;
  /** The record that another person has saved meanwhile. */
  theirs: DeskRecord;
  onMerged(merged: RecordValues): void;
}

/** Two people changed one record: both versions, and a choice for each field in which they differ. */
export function MergeView({ kind, base, mine, shownState, theirs, onMerged }: MergeViewProps) {
  const { town } = useSite();
  const saved = `${theirs.updatedBy} saved version ${theirs.version} on ${formatInstant(theirs.updatedAt, town.timeZone)}.`;
  const { state } = theirs;
  const isTold = state !== shownState || state === 'archived';
  return (
    <MergeForm
      title="Somebody else saved this record while you were editing it"
      saved={isTold ? `${saved} ${stateNow[state]}` : saved}
      base={base}
      mine={mine}
      theirs={valuesOf(kind, theirs.content)}
      labelOf={(name) => kind.fields[name]?.label ?? name}
      show={(name, value) => valueText(kind.fields[name], value, town.timeZone)}
      onMerged={onMerged}
    />
  );
}

/** Explains the state that another person gave the record, and what the editor's buttons do in it. */
const stateNow: Record<RecordState, string> = {
  draft:
    'It is a draft now: the public does not see it. Save draft leaves it so, and Publish shows it again.',
  scheduled:
    'It is scheduled now: the public does not see it yet. Save leaves it so, and Publish now shows it at once.',
  published:
    'It is published now: the public sees it. Publish changes shows what you save, and Save draft does not.',
  archived:
    'It is archived now: the public does not see it. Restore it from the archive before you save.',
};
