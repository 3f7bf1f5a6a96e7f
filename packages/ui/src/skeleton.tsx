import { classNames } from './class-names';
import { useText } from './messages/use-text';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** The shape of the content: a grid of cards, rows with a date, or running text. */
  shape?: 'cards' | 'rows' | 'text';
  count?: number;
  /** Announced by screen readers, for example "Loading news...". */
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

/** A placeholder in the shape of the content that is loading. */
export function Skeleton({ shape = 'cards', count = 6, label }: SkeletonProps) {
  const text = useText();
  const pieces = Array.from({ length: count }, (_, index) => `piece-${index}`);
  return (
    <div>
      <p role="status" className="visually-hidden">
        {label ?? text('Loading...')}
      </p>
      <div className={classNames(styles.skeleton, shape === 'cards' && styles.cards)} aria-hidden>
        {pieces.map((piece) => (
          <Piece key={piece} shape={shape} />
        ))}
      </div>
    </div>
  );
}
