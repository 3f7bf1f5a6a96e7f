import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { type RefObject, useState } from 'react';
import dialogCss from '../dialog.module.css';
import { useEndOtherSessions } from './use-sessions';

interface EndOtherSessionsProps {
  /** Gets the focus after the other sessions have ended and the button has disappeared. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether there are other sessions; without them there is no button. */
  hasOthers: boolean;
}

/** Ends every other session of the account, after a question. */
export function EndOtherSessions({ heading, hasOthers }: EndOtherSessionsProps) {
  const [asking, setAsking] = useState(false);
  const end = useEndOtherSessions();
  const close = () => setAsking(false);
  return (
    <>
      {hasOthers && (
        <p>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            End all other sessions
          </Button>
        </p>
      )}
      <Dialog
        open={asking}
        onClose={close}
        locked={end.isPending}
        fallbackFocus={heading}
        title="End all other sessions?"
        description="Every other browser where you are signed in is signed out at once. What is not saved there is lost. You stay signed in here."
      >
        <div className={dialogCss.actions}>
          <Button busy={end.isPending} onClick={() => end.mutate(undefined, { onSettled: close })}>
            End them
          </Button>
          <Button variant="secondary" idle={end.isPending} onClick={close}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  );
}
