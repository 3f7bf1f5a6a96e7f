import { ownerApi } from '@town/contracts/api/paths';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import { ActionDialog } from '../action-dialog';
import { useOwnerAction } from '../use-owner-action';
import { dayOf, money } from '../words';
import { callSubscription, changedBySubscription } from './subscription-call';
import { nextCharge } from './subscription-words';

interface SubscriptionProps {
  subscription: OwnerSubscription;
}

/** Cancels the subscription at the end of the paid period, in two clicks. Until then it can be resumed. */
export function CancelOrResume({ subscription }: SubscriptionProps) {
  return subscription.state === 'ending' ? (
    <Resume subscription={subscription} />
  ) : (
    <Cancel subscription={subscription} />
  );
}

function Resume({ subscription }: SubscriptionProps) {
  const { id, paidUntil } = subscription;
  const { town } = useSite();
  const [asking, setAsking] = useState(false);
  const resume = useOwnerAction({
    call: () => callSubscription(ownerApi.resumeSubscription, id),
    changes: changedBySubscription,
    done: 'It renews again',
    failed: 'Not changed',
    onDone: () => setAsking(false),
  });
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
          It then renews on {dayOf(paidUntil, town.timeZone)}, and on that day we charge{' '}
          {money(nextCharge(subscription))}. Nothing is charged today.
        </p>
      </ActionDialog>
    </>
  );
}

function Cancel({ subscription }: SubscriptionProps) {
  const { id, state, paidUntil, creditCents } = subscription;
  const { town } = useSite();
  const [asking, setAsking] = useState(false);
  const cancel = useOwnerAction({
    call: () => callSubscription(ownerApi.cancelSubscription, id),
    changes: changedBySubscription,
    done: 'Cancelled',
    failed: 'Not cancelled',
    onDone: () => setAsking(false),
  });
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
            Nothing more is charged. Your listing stays Premium until{' '}
            {dayOf(paidUntil, town.timeZone)} and is Basic after that. You can take it back until
            then.
          </p>
        )}
        {creditCents > 0 && (
          <p>
            Your credit of {money(creditCents)} only pays for renewals. It is not paid out, and is
            lost when the subscription ends.
          </p>
        )}
      </ActionDialog>
    </>
  );
}
