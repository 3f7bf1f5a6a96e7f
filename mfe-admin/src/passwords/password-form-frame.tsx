import { Button } from '@town/ui/button';
import { NeedsScript } from '@town/ui/needs-script';
import type { FormEventHandler, ReactNode } from 'react';
import css from './passwords.module.css';

interface PasswordFormFrameProps {
  label: string;
  /** Shown instead of the form where scripts are off. */
  needsScript: string;
  /** Text of the button, and what it says while the call is in flight. */
  button: string;
  busyButton: string;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** Shown below the button. */
  after?: ReactNode;
}

/** The form around one field of somebody who is not signed in. */
export function PasswordFormFrame(props: PasswordFormFrameProps) {
  const { label, needsScript, button, busyButton, busy, onSubmit, children, after } = props;
  return (
    <form method="post" className={css.form} onSubmit={onSubmit} noValidate aria-label={label}>
      <NeedsScript>{needsScript}</NeedsScript>
      {children}
      <p>
        <Button type="submit" busy={busy}>
          {busy ? busyButton : button}
        </Button>
      </p>
      {after}
    </form>
  );
}
