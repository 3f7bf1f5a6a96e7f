import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import type { ComponentProps } from 'react';
import dialogCss from '../../dialog.module.css';

interface ArchiveDialogProps extends ComponentProps<typeof Dialog> {
  /** The label of the button that changes nothing. */
  keep: string;
  onArchive(): void;
}

/**
 * Says before the archiving that a plan goes on: its payer would pay for a page that nobody sees. The children
 * are the plans.
 */
export function ArchiveDialog({ children, keep, onArchive, ...dialog }: ArchiveDialogProps) {
  return (
    <Dialog {...dialog}>
      {children}
      <p>
        Ten minutes later, the owner of a plan that renews gets a mail: that the listing is no
        longer public, that the plan goes on, and how to end it. Undo before that, and no mail is
        sent. An administrator can end the plan by refunding its latest payment under Payments.
      </p>
      <div className={dialogCss.actions}>
        <Button onClick={onArchive}>Archive</Button>
        <Button variant="secondary" onClick={dialog.onClose}>
          {keep}
        </Button>
      </div>
    </Dialog>
  );
}
