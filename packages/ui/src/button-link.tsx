import type { ComponentPropsWithRef, ElementType } from 'react';
import type { ButtonVariant } from './button';
import styles from './button.module.css';
import { classNames } from './class-names';

type ButtonLinkProps<As extends ElementType> = ComponentPropsWithRef<As> & {
  /** The link component, for example the router's; a plain `a` if none is given. */
  as?: As;
  variant?: ButtonVariant;
  className?: string;
};

/** A link that looks like a button. */
export function ButtonLink<As extends ElementType = 'a'>({
  as,
  variant = 'primary',
  className,
  ...props
}: ButtonLinkProps<As>) {
  const Link: ElementType = as ?? 'a';
  return <Link {...props} className={classNames(styles.button, styles[variant], className)} />;
}
