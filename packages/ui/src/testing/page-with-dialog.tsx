import { useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';

interface PageWithDialogProps {
  locked?: boolean;
  /** The button goes away when the dialog closes. */
  fleeting?: boolean;
}

/** A page with a button that opens a dialog. */
export function PageWithDialog({ locked = false, fleeting = false }: PageWithDialogProps) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  function close() {
    setOpen(false);
    setGone(fleeting);
  }
  return (
    <section aria-label="Part">
      {!gone && <Button onClick={() => setOpen(true)}>Open</Button>}
      <Dialog open={open} onClose={close} title="Details" locked={locked}>
        <input aria-label="Name" />
        <input aria-label="Words" type="search" />
      </Dialog>
    </section>
  );
}
