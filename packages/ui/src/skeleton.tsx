import { classNames } from './class-names';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What will come: a grid of cards, rows with a date, or running text. */
  shape?: 'cards' | 'rows' | 'text';
  count?: number;
  /** What a screen reader says meanwhile, for example "Loading news...". */
  label?: string;
}

function Piece({ shape }: { shape: 'cards' | 'rows' | 'text' }) {
  if (shape === 'text') return <div className={styles.line} />;
  if (shape === 'rows') {
    return (
      <div className={styles.row}>
        <div className={styles.block} />
        <div className={styles.name} />
        <div className={styles.short} />
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <div className={styles.name} />
      <div className={styles.short} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.short} />
      <div className={styles.short} />
    </div>
  );
}

/** Stands in for content that is on its way, in its shape. */
export function Skeleton({ shape = 'cards', count = 6, label = 'Loading...' }: SkeletonProps) {
  const pieces = Array.from({ length: count }, (_, index) => `piece-${index}`);
  return (
    <div>
      <p role="status" className="visually-hidden">
        {label}
      </p>
      <div className={classNames(styles.skeleton, shape === 'cards' && styles.cards)} aria-hidden>
        {pieces.map((piece) => (
          <Piece key={piece} shape={shape} />
        ))}
      </div>
    </div>
  );
}
