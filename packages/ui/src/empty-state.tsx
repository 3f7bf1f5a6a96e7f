import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Illustration } from './illustration';

interface EmptyStateProps {
  /** What is missing, in a sentence. */
  title: ReactNode;
  /** What to try. */
  hint?: ReactNode;
  /** Another picture than the usual one. */
  picture?: ReactNode;
  /** Links or buttons that lead on. They are required, so that no list is a dead end. */
  children: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ title, hint, picture, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>{picture ?? <Illustration name="empty" />}</div>
      <p className={styles.sentence}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.way}>{children}</div>
    </div>
  );
}
