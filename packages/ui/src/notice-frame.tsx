import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error' | 'unavailable';

interface NoticeFrameProps {
  tone: NoticeTone;
  icon: LucideIcon;
  title?: ReactNode;
  children?: ReactNode;
}

/** A notice whose icon is passed in, for bundles that must not contain every icon. */
export function NoticeFrame({ tone, icon: Icon, title, children }: NoticeFrameProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.notice} data-tone={tone}>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
