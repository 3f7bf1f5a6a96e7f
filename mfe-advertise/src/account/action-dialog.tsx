import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import type { ReactNode, RefObject } from 'react';
import css from './account.module.css';

interface ActionDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
  /** What the button says that does it. Without it the dialog cannot do it yet. */
  confirm?: string | undefined;
  /** What the button says that does nothing. */
  keep: string;
  busy: boolean;
  /** Takes the focus after the button that opened the dialog has gone. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  onConfirm(): void;
}

/** Says what an action means, before it happens. */
export function ActionDialog(props: ActionDialogProps) {
  const { open, onClose, title, children, confirm, keep, busy, onConfirm, ...focus } = props;
  return (
    <Dialog open={open} onClose={onClose} locked={busy} title={title} {...focus}>
      {children}
      <p className={css.actions}>
        {confirm && (
          <Button busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        )}
        <Button variant="secondary" idle={busy} onClick={onClose}>
          {keep}
        </Button>
      </p>
    </Dialog>
  );
}
