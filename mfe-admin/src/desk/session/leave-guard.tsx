import { useLeaveGuard } from '@town/slice-kit/use-leave-guard';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import dialogCss from '../dialog.module.css';
import { useUnsaved } from './unsaved';

/** Asks before a page with unsaved text is left, by a link, by Back or by closing the tab. */
export function LeaveGuard() {
  const { unsaved, isKept } = useUnsaved();
  const { asks, stay, leave } = useLeaveGuard(unsaved, () => useUnsaved.getState().unsaved);
  return (
    <Dialog
      open={asks}
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
        <Button variant="secondary" onClick={leave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
