import { ownerApi } from '@town/contracts/api/paths';
import { useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { focusPart } from '@town/ui/focus-part-of';
import { useText } from '../messages/use-text';
import { forgetOwner } from '../owner-query';
import { useOwnerAction } from '../use-owner-action';
import { announceSessionEnd } from './session-end';

/** Ends the session of this browser. */
export function SignOutButton() {
  const text = useText();
  const queryClient = useQueryClient();
  const signOut = useOwnerAction({
    async call() {
      await sendJson(ownerApi.session, undefined, { method: 'DELETE', asOwner: true });
      announceSessionEnd();
      await forgetOwner(queryClient);
      // The button was at the end of a long page, and is gone.
      focusPart(null);
      window.scrollTo(0, 0);
    },
    done: text('You are signed out'),
    failed: text('Not signed out'),
  });
  return (
    <Button variant="secondary" busy={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
      {text('Sign out')}
    </Button>
  );
}
