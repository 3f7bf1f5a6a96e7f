import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';

/** How much a button asks for attention; one primary button in a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  /** What it started is under way: it turns, and cannot be pressed again. */
  busy?: boolean;
}

/**
 * Does something on this page. A `type` other than `button` must be said. While it is busy it is
 * not `disabled`: that would throw the focus of a keyboard away.
 */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
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
