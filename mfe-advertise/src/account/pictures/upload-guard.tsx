import { useBlocker } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { useEffect } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';

/**
 * Asks before a page is left while a picture is being uploaded or prepared. Leaving cancels the upload, and a
 * file cannot be kept as typed text is. A failure closes the question, so that its message can be seen.
 */
export function UploadGuard({ busy, failed }: { busy: boolean; failed: boolean }) {
  const text = useText();
  // Another history entry of the same page belongs to a dialog.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      busy && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
  useEffect(() => {
    if (failed && !busy && blocker.state === 'blocked') blocker.reset();
  }, [failed, busy, blocker]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      ownEntry={false}
      title={text('Leave without the picture?')}
      description={
        busy || failed
          ? text('Your picture is not saved yet, and it is lost when you leave. It needs a moment.')
          : text('Your picture is saved now. You can leave.')
      }
    >
      <p className={css.actions}>
        <Button onClick={stay}>{text('Stay')}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {text('Leave')}
        </Button>
      </p>
    </Dialog>
  );
}
