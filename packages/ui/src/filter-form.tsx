import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './filter-form.module.css';
import { useText } from './messages/use-text';

/** The filters of a list. They apply at once; without scripts a button applies them. */
export function FilterForm({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <form method="get" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      {children}
      <div className="without-scripts">
        <Button type="submit" variant="secondary">
          {text('Show')}
        </Button>
      </div>
    </form>
  );
}
