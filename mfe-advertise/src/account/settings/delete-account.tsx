import { ownerApi } from '@town/contracts/api/paths';
import { useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { useState } from 'react';
import css from '../account.module.css';
import { forgetOwner } from '../owner-query';
import { Part } from '../part';
import { useOwnerAction } from '../use-owner-action';
import { RefundFirst } from './refund-first';

/** Deletes the account, after saying what ends with it. */
export function DeleteAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const remove = useOwnerAction({
    async call() {
      await sendJson(ownerApi.account, undefined, { method: 'DELETE', asOwner: true });
      await forgetOwner(queryClient);
    },
    done: 'Your account is deleted',
    failed: 'Not deleted',
  });
  return (
    <Part title="Delete the account">
      <p>
        Your subscription ends at once, and nothing more is charged. You cannot edit your listing
        any more.
      </p>
      <p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Delete the account…
        </Button>
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        locked={remove.isPending}
        title={`Delete the account of ${email}?`}
        description="It cannot be taken back."
      >
        <ul>
          <li>Your subscription ends now. What is paid already is not returned, nor is credit.</li>
          <li>
            Your listing stays in the directory as Basic. If others manage it with you, the manager
            of the longest standing becomes its owner.
          </li>
          <li>Every device is signed out.</li>
        </ul>
        <RefundFirst />
        <p className={css.actions}>
          <Button busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            Delete the account
          </Button>
          <Button variant="secondary" idle={remove.isPending} onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </p>
      </Dialog>
    </Part>
  );
}
