import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import dialogCss from '../dialog.module.css';

interface StaySignedInProps {
  open: boolean;
  busy: boolean;
  onStay(): void;
}

/** Warns two minutes before an unused session ends. Typed text stays in any case. */
export function StaySignedIn({ open, busy, onStay }: StaySignedInProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      ownEntry={false}
      title="Are you still there?"
      description="You have not used the desk for a while, and your session ends within two minutes. What you typed stays."
    >
      <div className={dialogCss.actions}>
        <Button busy={busy} onClick={onStay}>
          Stay signed in
        </Button>
      </div>
    </Dialog>
  );
}
