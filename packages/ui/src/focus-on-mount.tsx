import { type ReactNode, useEffect, useRef } from 'react';
import styles from './focus-on-mount.module.css';

/** Takes the focus when it appears. For content that replaces the focused element. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} className={styles.region} tabIndex={-1}>
      {children}
    </div>
  );
}
