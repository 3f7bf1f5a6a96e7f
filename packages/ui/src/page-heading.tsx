import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  /** The page's only h1. */
  title: ReactNode;
  intro?: ReactNode;
  /** A picture beside the words. */
  plate?: ReactNode;
  /** Actions below the words. */
  children?: ReactNode;
}

/** The head of a page: title, intro, picture and actions. */
export function PageHeading({ title, intro, plate, children }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
        </div>
        {plate && <div className={styles.plate}>{plate}</div>}
      </div>
    </header>
  );
}
