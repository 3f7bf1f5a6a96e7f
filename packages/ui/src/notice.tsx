import { CircleAlert, CircleCheck, CloudOff, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './notice.module.css';

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  unavailable: CloudOff,
};

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
}

/** Something to know before reading on. An error is said at once, the rest when there is time. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles.notice, styles[tone])}
    >
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
