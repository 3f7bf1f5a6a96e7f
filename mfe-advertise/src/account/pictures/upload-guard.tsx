import { useLeaveGuard } from '@town/slice-kit/use-leave-guard';
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
  const { asks, stay, leave } = useLeaveGuard(busy);
  const isFailed = failed && !busy && asks;
  useEffect(() => {
    if (isFailed) stay();
  });
  return (
    <Dialog
      open={asks}
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
        <Button onClick={stay}>{text('Stay on this page')}</Button>
        <Button variant="secondary" onClick={leave}>
          {text('Leave')}
        </Button>
      </p>
    </Dialog>
  );
}
