import type { ComponentPropsWithRef } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';

/** How much a button asks for attention; one primary button in a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  /** What it started is under way: it turns, and cannot be pressed again. */
  busy?: boolean;
}

/** Does something on this page. A `type` other than `button` must be said. */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  disabled,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(styles.button, styles[variant], className)}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
