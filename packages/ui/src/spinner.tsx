import styles from './spinner.module.css';

/** Says that something is on its way, where no shape of it is known. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <span className={styles.wheel} aria-hidden="true" />
      {label}
    </div>
  );
}
