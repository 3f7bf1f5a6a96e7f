import { ownerApi } from '@town/contracts/api/paths';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import { ActionDialog } from '../action-dialog';
import { useText } from '../messages/use-text';
import { useOwnerAction } from '../use-owner-action';
import { money, useDay } from '../words';
import { BusinessLine, OfBusiness } from './business-line';
import { callSubscription, changedBySubscription } from './subscription-call';
import { mayBePaidByOthers, nextCharge } from './subscription-words';

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
  const { id, businessName, paidUntil, card } = subscription;
  const charge = nextCharge(subscription);
  const text = useText();
  const day = useDay();
  const [asking, setAsking] = useState(false);
  const resume = useOwnerAction({
    call: () => callSubscription(ownerApi.resumeSubscription, id),
    changes: changedBySubscription,
    done: text('It renews again'),
    failed: text('Not changed'),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        {text('Keep the subscription')}
        <OfBusiness name={businessName} />
      </Button>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text('Keep the subscription?')}
        confirm={text('Yes, renew it')}
        keep={text('Leave it cancelled')}
        busy={resume.isPending}
        onConfirm={() => resume.mutate(undefined)}
      >
        <BusinessLine name={businessName} />
        <p>
          {card || charge === 0
            ? text(
                'It then renews on {date}, and on that day we charge {amount}. Nothing is charged today.',
                { date: day(paidUntil), amount: money(charge) },
              )
            : text(
                'It then renews on {date} for {amount}. It has no card: enter one before that day.',
                { date: day(paidUntil), amount: money(charge) },
              )}
        </p>
      </ActionDialog>
    </>
  );
}

function Cancel({ subscription }: SubscriptionProps) {
  const { id, businessName } = subscription;
  const text = useText();
  const [asking, setAsking] = useState(false);
  const cancel = useOwnerAction({
    call: () => callSubscription(ownerApi.cancelSubscription, id),
    changes: changedBySubscription,
    done: text('Cancelled'),
    failed: text('Not cancelled'),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text('Cancel the subscription')}
        <OfBusiness name={businessName} />
      </Button>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text('Cancel the subscription?')}
        confirm={text('Yes, cancel it')}
        keep={text('Keep it')}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined)}
      >
        <BusinessLine name={businessName} />
        <WhatEnds subscription={subscription} />
      </ActionDialog>
    </>
  );
}

/** What a cancellation does, and what becomes of the money. */
function WhatEnds({ subscription }: SubscriptionProps) {
  const { state, paidUntil, creditCents, refundableCents } = subscription;
  const text = useText();
  const day = useDay();
  return (
    <>
      {state === 'payment-failed' ? (
        <p>
          {text(
            'It ends at once, and we do not try to charge you again. Your listing falls back to Basic.',
          )}
        </p>
      ) : (
        <p>
          {text(
            'Nothing more is charged. Your listing stays Premium until {date} and is Basic after that. You can take it back until then.',
            { date: day(paidUntil) },
          )}
        </p>
      )}
      {refundableCents > 0 && !mayBePaidByOthers(subscription) && (
        <p>
          {text(
            'Do you want your {amount} back? Then choose “Get a refund” instead: the subscription ends at once.',
            { amount: money(refundableCents) },
          )}
        </p>
      )}
      {creditCents > 0 && (
        <p>
          {text(
            'Your credit of {credit} only pays for renewals. It is not paid out, and is lost when the subscription ends.',
            { credit: money(creditCents) },
          )}
        </p>
      )}
    </>
  );
}
