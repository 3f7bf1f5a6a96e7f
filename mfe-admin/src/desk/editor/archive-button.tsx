import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { useState } from 'react';
import dialogCss from '../dialog.module.css';
import { firstClick } from '../first-click';
import { PaidPlans } from './paid-plans';

interface ArchiveButtonProps {
  title: string;
  /** The ids of the subscriptions that pay for it. */
  paidBy: readonly string[];
  busy: boolean;
  idle: boolean;
  onArchive(): void;
}

/**
 * Archives a record. If a plan pays for it, a dialog first says that the plan goes on: its payer would pay for
 * a page that nobody sees.
 */
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
      <Dialog
        open={asking}
        onClose={close}
        title={`Archive ${title}?`}
        description="Somebody pays for it. Archiving does not end the plan, because it can be undone."
      >
        {asking && <PaidPlans ids={paidBy} />}
        <p>
          Ten minutes later, the owner of a plan that renews gets a mail: that the listing is no
          longer public, that the plan goes on, and how to end it. Undo before that, and no mail is
          sent. An administrator can end the plan by refunding its latest payment under Payments.
        </p>
        <div className={dialogCss.actions}>
          <Button
            onClick={() => {
              close();
              onArchive();
            }}
          >
            Archive
          </Button>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  );
}
