import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { LatePartFailed } from './late-part-failed';
import { useLatePart } from './use-late-part';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Makes a component whose script loads when it is first shown, as `lazy` does. If the script does not
 * arrive, a sentence and "Try again" take the place of this part alone, and the error is reported.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      reportError(error);
      return { default: (props: Props) => <RetriedPart load={load} props={props} /> };
    }),
  );
}

interface RetriedPartProps<Props> {
  load: Load<Props>;
  props: Props;
}

function RetriedPart<Props extends object>({ load, props }: RetriedPartProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const { part, failed, busy, ask } = useLatePart(load, true);
  const isLate = Boolean(failed && part);
  useEffect(() => {
    // The focused "Try again" button has been removed.
    if (isLate && document.activeElement === document.body) place.current?.focus();
  }, [isLate]);
  return (
    <div ref={place} tabIndex={-1}>
      {part && <part.default {...props} />}
      {failed && !part && <LatePartFailed busy={busy} ask={ask} />}
    </div>
  );
}
