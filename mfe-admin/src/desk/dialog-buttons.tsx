import { Button } from '@town/ui/button';
import type { ReactNode } from 'react';
import dialogCss from './dialog.module.css';

interface DialogButtonsProps {
  busy: boolean;
  onConfirm(): void;
  onClose(): void;
  /** The words of the button that acts. */
  children: ReactNode;
}

/** The buttons of a question: the one that acts, and Cancel. */
export function DialogButtons({ busy, onConfirm, onClose, children }: DialogButtonsProps) {
  return (
    <div className={dialogCss.actions}>
      <Button busy={busy} onClick={onConfirm}>
        {children}
      </Button>
      <Button variant="secondary" idle={busy} onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
