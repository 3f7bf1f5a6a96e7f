import type { BulkAction } from '@town/contracts/managed-records/calls';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Button } from '@town/ui/button';
import { type RefObject, useState } from 'react';
import { ArchiveDialog } from '../editor/state/archive-dialog';
import { PlanRows } from '../editor/state/paid-plans';
import { categoryField } from '../records/category-field';
import { type DeskRecord, isCancellable } from '../records/desk-record';
import { CancelDialog } from './cancel-dialog';
import { CategoryDialog } from './category-dialog';
import { SelectionBar } from './selection-bar';
import { useArchiving } from './use-archiving';
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
  const [asking, setAsking] = useState<BulkDialogsProps['asking']>();
  const close = () => setAsking(undefined);
  const bulk = useBulk(kind, undo, () => {
    close();
    onDone();
    heading.current?.focus();
  });
  const archiving = useArchiving(kind, (records) => bulk.run({ records, action: 'archive' }));
  const running = archiving.checking ? 'archive' : bulk.running;
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
            busy={running === action}
            idle={running !== undefined && running !== action}
            onClick={() =>
              action === 'archive'
                ? archiving.start(selected)
                : bulk.run({ records: selected, action })
            }
          >
            {label}
          </Button>
        ))}
        {categoryField(kind) && !isArchived && (
          <Button variant="secondary" onClick={() => setAsking('recategorise')}>
            Change category…
          </Button>
        )}
        {selected.every((record) => isCancellable(kind, record)) && (
          <Button variant="secondary" onClick={() => setAsking('cancel')}>
            Cancel…
          </Button>
        )}
      </SelectionBar>
      <BulkDialogs {...{ kind, selected, bulk, archiving, asking, heading }} onClose={close} />
    </>
  );
}

interface BulkDialogsProps extends Pick<BulkBarProps, 'kind' | 'selected' | 'heading'> {
  bulk: ReturnType<typeof useBulk>;
  archiving: ReturnType<typeof useArchiving>;
  asking: 'recategorise' | 'cancel' | undefined;
  onClose(): void;
}

/** The dialogs of the actions that need more than the selection. */
function BulkDialogs(props: BulkDialogsProps) {
  const { kind, selected, bulk, archiving, asking, heading, onClose } = props;
  const { plans } = archiving;
  return (
    <>
      <ArchiveDialog
        open={plans.length > 0}
        onClose={archiving.close}
        title={`Archive ${selected.length} ${selected.length === 1 ? kind.one : kind.many}?`}
        description="Somebody pays for what is listed here. Archiving does not end a plan, because it can be undone."
        keep="Archive nothing"
        fallbackFocus={heading}
        onArchive={() => {
          archiving.close();
          bulk.run({ records: selected, action: 'archive' });
        }}
      >
        <PlanRows plans={plans} />
      </ArchiveDialog>
      <CategoryDialog
        kind={kind}
        count={selected.length}
        open={asking === 'recategorise'}
        busy={bulk.running === 'recategorise'}
        heading={heading}
        onClose={onClose}
        onChoose={(category) => bulk.run({ records: selected, action: 'recategorise', category })}
      />
      <CancelDialog
        events={selected}
        open={asking === 'cancel'}
        busy={bulk.running === 'cancel'}
        heading={heading}
        onClose={onClose}
        onCancel={(reason) => bulk.run({ records: selected, action: 'cancel', reason })}
      />
    </>
  );
}
