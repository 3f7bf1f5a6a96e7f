import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { rememberPress } from './opener';

/** The prominence of a button. A view has one primary button. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  /** Its action is running: it shows a spinner and ignores presses. */
  busy?: boolean;
  /** Its action is not possible now: it looks disabled and ignores presses. */
  idle?: boolean;
}

/**
 * A button with an action on the page. Its type is `button` unless another is given. While it is busy
 * or idle it is not `disabled`, because that would drop the keyboard's focus.
 */
export function Button({
  variant = 'primary',
  busy = false,
  idle = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const isInert = busy || idle;
  function press(event: MouseEvent<HTMLButtonElement>) {
    rememberPress(event.currentTarget);
    onClick?.(event);
  }
  return (
    <button
      {...props}
      type={type}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      onClick={isInert ? ignore : press}
      className={classNames(styles.button, styles[variant], className)}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** Also keeps a form from being sent by the Enter key. */
function ignore(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}
