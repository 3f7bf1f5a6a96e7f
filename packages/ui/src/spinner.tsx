import { classNames } from './class-names';
import styles from './spinner.module.css';

/** A loading indicator for content whose shape is unknown. Without scripts nothing loads. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={classNames('needs-scripts', styles.spinner)}>
      <span className={styles.wheel} aria-hidden="true" />
      {label}
    </div>
  );
}
