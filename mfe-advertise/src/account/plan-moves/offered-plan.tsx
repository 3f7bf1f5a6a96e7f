import { ownerApi } from '@town/contracts/api/paths';
import { plans } from '@town/contracts/plans/price-list';
import type { ReceivedMove } from '@town/contracts/subscriptions/plan-move';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { type RefObject, useState } from 'react';
import css from '../account.module.css';
import { ActionDialog } from '../action-dialog';
import { useText } from '../messages/use-text';
import { useOwnerAction } from '../use-owner-action';
import { useDay } from '../words';
import { changedByMove } from './moves-query';
import { OfferedPlanFacts } from './offered-plan-facts';
import { TakeoverTerms } from './takeover-terms';

interface OfferedPlanProps {
  move: ReceivedMove;
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** A plan that somebody wants to move to the owner's address, with what it costs. */
export function OfferedPlan({ move, fallbackFocus }: OfferedPlanProps) {
  const text = useText();
  const day = useDay();
  const [asking, setAsking] = useState<'accept' | 'decline'>();
  const dialog = { move, fallbackFocus, onClose: () => setAsking(undefined) };
  return (
    <li className={css.row}>
      <h3>{plans[move.subscription.plan].name}</h3>
      <p>
        {text(
          '{email} pays for this plan and wants to move it to you. You can take it over until {date}.',
          {
            email: move.from,
            date: day(move.until),
          },
        )}
      </p>
      <OfferedPlanFacts subscription={move.subscription} />
      <p className={css.actions}>
        <Button onClick={() => setAsking('accept')}>{text('Take over')}</Button>
        <Button variant="secondary" onClick={() => setAsking('decline')}>
          {text('Decline')}
        </Button>
      </p>
      <TakeOverDialog {...dialog} open={asking === 'accept'} />
      <DeclineDialog {...dialog} open={asking === 'decline'} />
    </li>
  );
}

interface MoveDialogProps extends OfferedPlanProps {
  open: boolean;
  onClose(): void;
}

function TakeOverDialog({ move, fallbackFocus, open, onClose }: MoveDialogProps) {
  const text = useText();
  const { plan, priceCents, state, comingPrice } = move.subscription;
  const shown = { plan, priceCents, state, comingPriceCents: comingPrice?.cents ?? null };
  const accept = useOwnerAction({
    // What is shown is sent, too: the plan is not accepted in another state or at another price.
    call: () => sendJson(ownerApi.acceptPlanMove(move.id), shown, { asOwner: true }),
    changes: changedByMove,
    done: text('The plan is yours now'),
    failed: text('Not taken over'),
    onDone: onClose,
  });
  return (
    <ActionDialog
      {...{ open, onClose, fallbackFocus }}
      title={text('Take the plan over?')}
      confirm={text('Yes, take it over')}
      keep={text('Not now')}
      busy={accept.isPending}
      onConfirm={() => accept.mutate(undefined)}
    >
      <TakeoverTerms move={move} />
    </ActionDialog>
  );
}

function DeclineDialog({ move, fallbackFocus, open, onClose }: MoveDialogProps) {
  const text = useText();
  const decline = useOwnerAction({
    call: () => sendJson(ownerApi.declinePlanMove(move.id), {}, { asOwner: true }),
    changes: changedByMove,
    done: text('Declined'),
    failed: text('Not declined'),
    onDone: onClose,
  });
  return (
    <ActionDialog
      {...{ open, onClose, fallbackFocus }}
      title={text('Decline the plan?')}
      confirm={text('Yes, decline it')}
      keep={text('Not now')}
      busy={decline.isPending}
      onConfirm={() => decline.mutate(undefined)}
    >
      <p>
        {text('Nothing changes: the plan stays with {email}, who can offer it to you again.', {
          email: move.from,
        })}
      </p>
    </ActionDialog>
  );
}
