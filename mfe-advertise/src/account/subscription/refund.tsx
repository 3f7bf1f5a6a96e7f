import { ownerApi } from '@town/contracts/api/paths';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import { ActionDialog } from '../action-dialog';
import { useText } from '../messages/use-text';
import { useOwnerAction } from '../use-owner-action';
import { money } from '../words';
import { BusinessLine, OfBusiness } from './business-line';
import { callSubscription, changedBySubscription } from './subscription-call';
import { mayBePaidByOthers } from './subscription-words';

/** Refunds the part that is left of an annual plan's payments, within its 30 days. */
export function Refund({ subscription }: { subscription: OwnerSubscription }) {
  const { id, businessName, refundableCents } = subscription;
  const text = useText();
  const amount = money(refundableCents);
  const [asking, setAsking] = useState(false);
  const refund = useOwnerAction({
    call: () => callSubscription(ownerApi.refundSubscription, id),
    changes: changedBySubscription,
    done: text('The money is on its way back'),
    failed: text('Not refunded'),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text('Get a refund')}
        <OfBusiness name={businessName} />
      </Button>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text('Get a refund?')}
        confirm={text('Refund {amount} and end it', { amount })}
        keep={text('Keep it')}
        busy={refund.isPending}
        onConfirm={() => refund.mutate(undefined)}
      >
        <BusinessLine name={businessName} />
        <p>
          {text(
            '{amount} goes back to the card that paid, usually within 5 to 10 business days. The subscription ends at once, and your listing falls back to Basic. What you entered is kept.',
            { amount },
          )}
        </p>
        {mayBePaidByOthers(subscription) && (
          <p>{text('A refund goes back to the card that paid, which can be somebody else’s.')}</p>
        )}
      </ActionDialog>
    </>
  );
}
