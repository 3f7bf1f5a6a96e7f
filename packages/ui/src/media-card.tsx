import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './media-card.module.css';

interface MediaCardProps {
  picture: ReactNode;
  /** Gives the picture more room. */
  large?: boolean;
  children: ReactNode;
}

/** A card across the page: picture on the left, words on the right; on a phone one above the other. */
export function MediaCard({ picture, large, children }: MediaCardProps) {
  return (
    <article className={classNames(styles.card, large && styles.large)}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </article>
  );
}
