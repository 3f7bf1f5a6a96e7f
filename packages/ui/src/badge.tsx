import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone =
  | 'blue'
  | 'green'
  | 'orange'
  | 'purple'
  | 'grey'
  | 'yellow'
  | 'gold'
  | 'red'
  | 'teal';

interface BadgeProps {
  tone?: BadgeTone;
  /** The label: colour alone carries no meaning. */
  children: ReactNode;
}

/** A coloured label for a kind or a state. */
export function Badge({ tone = 'grey', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
