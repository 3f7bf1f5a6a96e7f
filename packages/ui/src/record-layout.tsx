import type { ReactNode } from 'react';
import styles from './record-layout.module.css';

interface RecordLayoutProps {
  /** Above everything else, for example that an event is cancelled. */
  notice?: ReactNode;
  /** A picture or a drawing. */
  picture?: ReactNode;
  /** Name and description of the record, and its main actions. */
  head: ReactNode;
  /** Facts: in a column beside the rest where there is room, else below the head. */
  facts?: ReactNode;
  children?: ReactNode;
}

/** The page of one record. */
export function RecordLayout({ notice, picture, head, facts, children }: RecordLayoutProps) {
  return (
    <article className={styles.record}>
      <div className={styles.part}>
        {notice}
        {picture && <div className={styles.picture}>{picture}</div>}
        {head}
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
      <div className={styles.part}>{children}</div>
    </article>
  );
}
