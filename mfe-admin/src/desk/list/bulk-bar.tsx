import type { BulkAction } from '@town/contracts/managed-records/calls';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Button } from '@town/ui/button';
import { type RefObject, useState } from 'react';
import { categoryField } from '../records/category-field';
import type { DeskRecord } from '../records/desk-record';
import { CategoryDialog } from './category-dialog';
import { SelectionBar } from './selection-bar';
import { useBulk } from './use-bulk';
import type { BulkUndo } from './use-bulk-undo';

const actions: { action: BulkAction; label: string }[] = [
  { action: 'publish', label: 'Publish' },
  { action: 'unpublish', label: 'Unpublish' },
  { action: 'archive', label: 'Archive' },
  { action: 'unarchive', label: 'Restore from archive' },
];

/** Which actions make sense for records of a state; the server refuses the others. */
const applies: Record<DeskRecord['state'], readonly BulkAction[]> = {
  draft: ['publish', 'archive'],
  scheduled: ['publish', 'unpublish', 'archive'],
  published: ['publish', 'unpublish', 'archive'],
  archived: ['unarchive'],
};

interface BulkBarProps {
  kind: RecordKind;
  /** How many records the page shows. */
  shown: number;
  selected: readonly DeskRecord[];
  undo: BulkUndo;
  heading: RefObject<HTMLHeadingElement | null>;
  onSelectAll(all: boolean): void;
  onDone(): void;
}

/** The actions on the selected records. Either all of them change, or none. */
export function BulkBar(props: BulkBarProps) {
  const { kind, shown, selected, undo, heading, onSelectAll, onDone } = props;
  const [asking, setAsking] = useState(false);
  const bulk = useBulk(kind, undo, () => {
    setAsking(false);
    onDone();
    heading.current?.focus();
  });
  const possible = actions.filter(({ action }) =>
    selected.every(({ state }) => applies[state].includes(action)),
  );
  const isArchived = selected.some(({ state }) => state === 'archived');
  return (
    <>
      <SelectionBar
        legend={`Selected ${kind.many}`}
        label={`Select all ${shown} on this page`}
        shown={shown}
        selected={selected.length}
        onSelectAll={onSelectAll}
      >
        {possible.map(({ action, label }) => (
          <Button
            key={action}
            variant="secondary"
            busy={bulk.running === action}
            idle={bulk.running !== undefined && bulk.running !== action}
            onClick={() => bulk.run({ records: selected, action })}
          >
            {label}
          </Button>
        ))}
        {categoryField(kind) && !isArchived && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Change category…
          </Button>
        )}
      </SelectionBar>
      <CategoryDialog
        kind={kind}
        count={selected.length}
        open={asking}
        busy={bulk.running === 'recategorise'}
        onClose={() => setAsking(false)}
        onChoose={(category) => bulk.run({ records: selected, action: 'recategorise', category })}
      />
    </>
  );
}
