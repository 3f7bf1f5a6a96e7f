import { ownerApi } from '@town/contracts/api/paths';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import type { SentMove } from '@town/contracts/subscriptions/plan-move';
import { useQuery } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { useState } from 'react';
import { useText } from '../messages/use-text';
import { BusinessLine, OfBusiness } from '../subscription/business-line';
import { useOwnerAction } from '../use-owner-action';
import { useDay } from '../words';
import { MoveForm } from './move-form';
import { changedByMove, movesQuery } from './moves-query';

/** The move of a plan that waits for another address; undefined if there is none. */
function useSentMove(id: string): SentMove | undefined {
  return useQuery(movesQuery).data?.sent.find(({ subscription }) => subscription === id);
}

/** Says which address a plan waits for. */
export function WaitingMove({ id }: { id: string }) {
  const text = useText();
  const day = useDay();
  const sent = useSentMove(id);
  if (!sent) return null;
  return (
    <p>
      {text(
        'This plan waits for {email}, who can take it over until {date}. It is yours until then.',
        {
          email: sent.email,
          date: day(sent.until),
        },
      )}
    </p>
  );
}

interface MovePlanProps {
  subscription: OwnerSubscription;
  /** The address that has the plan now. */
  email: string;
}

/**
 * Offers a plan to another address, or takes the offer back. Both are one button: it keeps the focus when a
 * dialog has closed and the other action is possible.
 */
export function MovePlan({ subscription, email }: MovePlanProps) {
  const { id, businessName } = subscription;
  const text = useText();
  const [asking, setAsking] = useState(false);
  const sent = useSentMove(id);
  const withdraw = useOwnerAction({
    call: (move: string) =>
      sendJson(ownerApi.planMove(move), undefined, { method: 'DELETE', asOwner: true }),
    changes: changedByMove,
    done: text('Withdrawn'),
    failed: text('Not withdrawn'),
  });
  return (
    <>
      <Button
        variant="secondary"
        busy={withdraw.isPending}
        onClick={() => (sent ? withdraw.mutate(sent.id) : setAsking(true))}
      >
        {sent ? text('Withdraw the move') : text('Move to another address…')}
        <OfBusiness name={businessName} />
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text('Move the plan to another address')}
      >
        <BusinessLine name={businessName} />
        <MoveForm {...{ subscription, own: email }} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  );
}
