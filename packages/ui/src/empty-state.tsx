import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Illustration } from './illustration';

interface EmptyStateProps {
  /** What is not there, in a sentence. */
  title: ReactNode;
  /** What to try. */
  hint?: ReactNode;
  /** Another picture than the usual one. */
  picture?: ReactNode;
  /** A way on: links or buttons. */
  children?: ReactNode;
}

/** In place of a list with nothing in it. */
export function EmptyState({ title, hint, picture, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>{picture ?? <Illustration name="empty" />}</div>
      <p className={styles.sentence}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.way}>{children}</div>}
    </div>
  );
}
