import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import type { ReactNode, RefObject } from 'react';
import css from './account.module.css';

interface ActionDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
  /** The label of the confirm button. Without it, the action cannot be confirmed yet. */
  confirm?: string | undefined;
  /** The label of the button that closes the dialog without the action. */
  keep: string;
  busy: boolean;
  /** Whether it holds text that was typed before it opened. */
  holdsText?: boolean;
  /** Gets the focus when the button that opened the dialog has disappeared. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  onConfirm(): void;
}

/** Explains an action and asks for confirmation before it runs. */
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
