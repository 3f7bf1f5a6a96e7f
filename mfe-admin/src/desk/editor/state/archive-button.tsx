import { Button } from '@town/ui/button';
import { useState } from 'react';
import { firstClick } from '../../first-click';
import { ArchiveDialog } from './archive-dialog';
import { PaidPlans } from './paid-plans';

interface ArchiveButtonProps {
  title: string;
  /** The ids of the subscriptions that pay for it. */
  paidBy: readonly string[];
  busy: boolean;
  idle: boolean;
  onArchive(): void;
}

/** Archives a record. If a plan pays for it, a dialog first says that the plan goes on. */
export function ArchiveButton({ title, paidBy, onArchive, ...running }: ArchiveButtonProps) {
  const [asking, setAsking] = useState(false);
  const isPaid = paidBy.length > 0;
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="secondary"
        {...running}
        onClick={firstClick(isPaid ? () => setAsking(true) : onArchive)}
      >
        {isPaid ? 'Archive…' : 'Archive'}
      </Button>
      <ArchiveDialog
        open={asking}
        onClose={close}
        title={`Archive ${title}?`}
        description="Somebody pays for it. Archiving does not end the plan, because it can be undone."
        keep="Keep it"
        onArchive={() => {
          close();
          onArchive();
        }}
      >
        {asking && <PaidPlans ids={paidBy} />}
      </ArchiveDialog>
    </>
  );
}
