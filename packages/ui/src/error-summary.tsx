import { CircleAlert } from 'lucide-react';
import styles from './error-summary.module.css';
import { useText } from './messages/use-text';
import { NoticeFrame } from './notice-frame';

/** A field that needs another look. */
export interface FieldError {
  /** The `id` of its control. */
  id: string;
  message: string;
}

/** The summary above a form after a failed submit: how many fields are wrong, with a link to each. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const text = useText();
  if (errors.length === 0) return null;
  const title =
    errors.length === 1
      ? text('One field needs another look')
      : text('{count} fields need another look', { count: errors.length });
  return (
    <NoticeFrame tone="error" icon={CircleAlert} title={title}>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </NoticeFrame>
  );
}
