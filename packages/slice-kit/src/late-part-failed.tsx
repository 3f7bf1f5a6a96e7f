import { Button } from '@town/ui/button';
import { useText } from './use-text';

interface LatePartFailedProps {
  /** Whether another try to load it is in progress. */
  busy: boolean | undefined;
  ask(): void;
}

/** Replaces a part of the page whose script failed to load. The rest of the page stays usable. */
export function LatePartFailed({ busy, ask }: LatePartFailedProps) {
  const text = useText();
  return (
    <div>
      {!busy && <p role="alert">{text('This part could not be loaded.')}</p>}
      <p>
        <Button variant="secondary" busy={busy} onClick={ask}>
          {text('Try again')}
        </Button>
      </p>
    </div>
  );
}
