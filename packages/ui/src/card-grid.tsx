import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** What is listed, for screen readers. */
  label?: string;
  children: ReactNode;
}

/** A list of cards in as many columns as fit. */
export function CardGrid({ label, children }: CardGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
