import { ownerApi } from '@town/contracts/api/paths';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { type RefObject, useState } from 'react';
import { ActionDialog } from '../action-dialog';
import { useText } from '../messages/use-text';
import { useOwnerAction } from '../use-owner-action';

interface SignOutOthersProps {
  /** Gets the focus after the other devices are signed out and the button has disappeared. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether there are other devices; without them there is no button. */
  hasOthers: boolean;
}

/** Signs every other device out, after a confirmation. */
export function SignOutOthers({ heading, hasOthers }: SignOutOthersProps) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const end = useOwnerAction({
    call: () => sendJson(ownerApi.sessions, undefined, { method: 'DELETE', asOwner: true }),
    changes: [ownerApi.sessions],
    done: text('Signed out everywhere else'),
    failed: text('Not signed out'),
  });
  return (
    <>
      {hasOthers && (
        <p>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {text('Sign out everywhere else')}
          </Button>
        </p>
      )}
      <ActionDialog
        open={asking}
        onClose={close}
        title={text('Sign out everywhere else?')}
        confirm={text('Sign out')}
        keep={text('Cancel')}
        busy={end.isPending}
        fallbackFocus={heading}
        onConfirm={() => end.mutate(undefined, { onSettled: close })}
      >
        <p>{text('Every other device is signed out at once. You stay signed in here.')}</p>
      </ActionDialog>
    </>
  );
}
