import { Button } from '@town/ui/button';
import { useState } from 'react';
import { firstClick } from '../first-click';
import { ArchiveDialog } from './archive-dialog';
import type { PaidPlan } from './paid-plans';

interface ArchiveButtonProps {
  title: string;
  paidPlans: readonly PaidPlan[];
  busy: boolean;
  idle: boolean;
  onArchive(): void;
}

/** Archives a record. If a plan pays for it, a dialog first says that the plan goes on. */
export function ArchiveButton({ title, paidPlans, onArchive, ...running }: ArchiveButtonProps) {
  const [asking, setAsking] = useState(false);
  const isPaid = paidPlans.length > 0;
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
        plans={paidPlans}
        keep="Keep it"
        onArchive={() => {
          close();
          onArchive();
        }}
      />
    </>
  );
}
