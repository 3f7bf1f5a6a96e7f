import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import css from './bulk-done.module.css';

interface DoneChange {
  /** What it did, for example "2 businesses archived". */
  title: string;
  /** What could not be changed, and why. */
  refused?: readonly { id: string; reason: string }[];
}

interface BulkDoneProps<Done extends DoneChange> {
  done: Done | undefined;
  /** Whether something was changed that can be undone. */
  mayUndo?: boolean;
  undo(done: Done): void;
}

/** The last change of several entries, with an undo button; renders nothing without a change. */
export function BulkDone<Done extends DoneChange>({
  done,
  mayUndo = true,
  undo,
}: BulkDoneProps<Done>) {
  if (!done) return null;
  const { title, refused = [] } = done;
  return (
    <div className={css.done}>
      <Notice tone={refused.length > 0 ? 'warning' : 'success'} title={title}>
        {refused.length > 0 && (
          <>
            <p>Not changed:</p>
            <ul>
              {refused.map(({ id, reason }) => (
                <li key={id}>{reason}</li>
              ))}
            </ul>
          </>
        )}
        {mayUndo && (
          <p>
            <Button variant="secondary" onClick={() => undo(done)}>
              Undo the change
            </Button>
          </p>
        )}
      </Notice>
    </div>
  );
}
