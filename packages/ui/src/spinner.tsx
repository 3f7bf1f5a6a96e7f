import styles from './spinner.module.css';

/** A loading indicator for content whose shape is unknown. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <span className={styles.wheel} aria-hidden="true" />
      {label}
    </div>
  );
}
