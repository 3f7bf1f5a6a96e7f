import { ownerApi } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { useQuery, useQueryClient } from '@town/slice-kit/query';
import { useNavigate } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { useState } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { forgetOwner } from '../owner-query';
import { Part } from '../part';
import { MovedAwayStays } from '../plan-moves/moved-away';
import { announceSessionEnd } from '../session/session-end';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { useOwnerAction } from '../use-owner-action';
import { RefundFirst } from './refund-first';

/**
 * Whether a plan of the owner ends with the account. Undefined where none is known: one that was just bought may not
 * be reported yet.
 */
function useIsPaying(): boolean | undefined {
  const { data } = useQuery(subscriptionsQuery);
  if (!data?.subscription) return undefined;
  return [data.subscription, ...data.others].some(({ state }) => state !== 'ended');
}

/** Deletes the account, after saying what ends with it. */
export function DeleteAccount({ email }: { email: string }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isPaying = useIsPaying();
  const remove = useOwnerAction({
    async call() {
      await sendJson(ownerApi.account, undefined, { method: 'DELETE', asOwner: true });
      announceSessionEnd();
      await forgetOwner(queryClient);
    },
    done: text('Your account is deleted'),
    failed: text('Not deleted'),
    onDone: () => void navigate(pages.account, { replace: true }),
  });
  return (
    <Part title={text('Delete the account')}>
      <p>
        {isPaying
          ? text('Your subscription ends at once. You cannot edit your listing any more.')
          : text('You cannot edit your listing any more.')}
      </p>
      <p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {text('Delete the account…')}
        </Button>
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        locked={remove.isPending}
        title={text('Delete the account of {email}?', { email })}
        description={text('It cannot be taken back.')}
      >
        <Consequences isPaying={isPaying} />
        <RefundFirst />
        <p className={css.actions}>
          <Button busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {text('Delete the account')}
          </Button>
          <Button variant="secondary" idle={remove.isPending} onClick={() => setAsking(false)}>
            {text('Keep it')}
          </Button>
        </p>
      </Dialog>
    </Part>
  );
}

/** What ends with the account, and what stays. */
function Consequences({ isPaying }: { isPaying: boolean | undefined }) {
  const text = useText();
  return (
    <ul>
      {isPaying !== false && (
        <li>
          {isPaying
            ? text(
                'Your subscription ends now. What is paid already is not returned, nor is credit.',
              )
            : text(
                'Any subscription ends now. What is paid already is not returned, nor is credit.',
              )}
        </li>
      )}
      <MovedAwayStays />
      <li>
        {text(
          'Your listing stays in the directory as Basic. If others manage it with you, the manager of the longest standing becomes its owner.',
        )}
      </li>
      <li>{text('Every device is signed out.')}</li>
    </ul>
  );
}
