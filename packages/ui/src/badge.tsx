import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';

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
  /** The word: the colour alone tells nobody anything. */
  children: ReactNode;
}

/** A word that says which kind or state something has. */
export function Badge({ tone = 'grey', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
