import { useBlocker } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { useEffect } from 'react';
import dialogCss from '../dialog.module.css';
import { useUnsaved } from './unsaved';

/** Asks before a page with unsaved text is left, by a link, by Back or by closing the tab. */
export function LeaveGuard() {
  const { unsaved, isKept } = useUnsaved();
  // Another history entry of the same page belongs to a dialog or a filter, so nothing is lost.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      useUnsaved.getState().unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      ownEntry={false}
      title="Leave without saving?"
      description={
        isKept
          ? 'What you typed is not saved yet. It stays in this browser, and you find it when you open this page again.'
          : 'What you typed is not saved, and it is lost when you leave.'
      }
    >
      <div className={dialogCss.actions}>
        <Button onClick={stay}>Stay</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
