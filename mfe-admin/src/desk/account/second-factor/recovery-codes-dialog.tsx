import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import type { RefObject } from 'react';
import dialogCss from '../../dialog.module.css';
import css from './second-factor.module.css';

interface RecoveryCodesDialogProps {
  /** Null while there are none to show. */
  codes: string[] | null;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, heading, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open={codes !== null}
      onClose={onClose}
      locked
      fallbackFocus={heading}
      title="Your recovery codes"
      description="Store them where you find them without your phone. Each works once, and they are not shown again."
    >
      <ul className={css.codes} aria-label="Recovery codes">
        {codes?.map((code) => (
          <li key={code}>
            <code className={css.code}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={dialogCss.actions}>
        <Button onClick={onClose}>I have stored them</Button>
      </div>
    </Dialog>
  );
}
