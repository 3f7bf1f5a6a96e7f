import { ownerApi } from '@town/contracts/api/paths';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import { ActionDialog } from '../action-dialog';
import { useOwnerAction } from '../use-owner-action';
import { dayOf, money } from '../words';
import { callSubscription, changedBySubscription } from './subscription-call';

/** Cancels at the end of what is paid, in two clicks; until then it can be taken back. */
export function CancelOrResume({ subscription }: { subscription: OwnerSubscription }) {
  const { town } = useSite();
  const [asking, setAsking] = useState(false);
  const { id, state, paidUntil, priceCents } = subscription;
  const end = dayOf(paidUntil, town.timeZone);
  const cancel = useOwnerAction({
    call: () => callSubscription(ownerApi.cancelSubscription, id),
    changes: changedBySubscription,
    done: 'Cancelled',
    failed: 'Not cancelled',
    onDone: () => setAsking(false),
  });
  const resume = useOwnerAction({
    call: () => callSubscription(ownerApi.resumeSubscription, id),
    changes: changedBySubscription,
    done: 'It renews again',
    failed: 'Not changed',
    onDone: () => setAsking(false),
  });

  if (state === 'ending') {
    return (
      <>
        <Button onClick={() => setAsking(true)}>Keep the subscription</Button>
        <ActionDialog
          open={asking}
          onClose={() => setAsking(false)}
          title="Keep the subscription?"
          confirm="Yes, renew it"
          keep="Leave it cancelled"
          busy={resume.isPending}
          onConfirm={() => resume.mutate(undefined)}
        >
          <p>
            It then renews on {end}, and on that day we charge {money(priceCents)}. Nothing is
            charged today.
          </p>
        </ActionDialog>
      </>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Cancel the subscription
      </Button>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel the subscription?"
        confirm="Yes, cancel it"
        keep="Keep it"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined)}
      >
        {state === 'payment-failed' ? (
          <p>
            It ends at once, and we do not try to charge you again. Your listing falls back to
            Basic.
          </p>
        ) : (
          <p>
            Nothing more is charged. Your listing stays Premium until {end} and is Basic after that.
            You can take it back until then.
          </p>
        )}
      </ActionDialog>
    </>
  );
}
