import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import css from './bulk-done.module.css';
import type { BulkUndo } from './use-bulk-undo';

/** The last change of several records, with an undo button; renders nothing without a change. */
export function BulkDone({ done, undo }: Pick<BulkUndo, 'done' | 'undo'>) {
  if (!done) return null;
  return (
    <div className={css.done}>
      <Notice tone="success" title={done.title}>
        <p>
          <Button variant="secondary" onClick={() => undo(done.batchId)}>
            Undo the change
          </Button>
        </p>
      </Notice>
    </div>
  );
}
