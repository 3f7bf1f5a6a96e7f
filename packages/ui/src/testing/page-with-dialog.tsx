import { useState } from 'react';
import { Dialog } from '../dialog';

/** A page with a button that opens a dialog. */
export function PageWithDialog({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Details" locked={locked}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}
