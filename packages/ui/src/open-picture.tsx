import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './open-picture.module.css';

interface OpenPictureProps {
  /** What pressing the picture does. */
  label: string;
  /** What the picture shows. */
  alt: string;
  onOpen(): void;
  children: ReactNode;
}

/** A picture that opens when it is pressed. Without scripts nothing would open, so there is no button. */
export function OpenPicture({ label, alt, onOpen, children }: OpenPictureProps) {
  return (
    <div className={styles.picture}>
      {children}
      <button type="button" className={classNames('needs-scripts', styles.open)} onClick={onOpen}>
        <span className="visually-hidden">{`${label}: ${alt}`}</span>
      </button>
    </div>
  );
}
