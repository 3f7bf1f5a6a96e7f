import { ownerApi } from '@town/contracts/api/paths';
import { plans } from '@town/contracts/plans/price-list';
import type { ReceivedMove } from '@town/contracts/subscriptions/plan-move';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { type RefObject, useState } from 'react';
import css from '../account.module.css';
import { ActionDialog } from '../action-dialog';
import { useText } from '../messages/use-text';
import { BusinessLine } from '../subscription/business-line';
import { useOwnerAction } from '../use-owner-action';
import { useDay } from '../words';
import { changedByMove } from './moves-query';
import { useOfferName } from './offer-name';
import { OfferedPlanFacts } from './offered-plan-facts';
import { TakeoverTerms } from './takeover-terms';

interface OfferedPlanProps {
  move: ReceivedMove;
  /** Whether no other plan is offered. */
  isOne: boolean;
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** A plan that somebody wants to move to the owner's address, with what it costs. */
export function OfferedPlan({ move, isOne, fallbackFocus }: OfferedPlanProps) {
  const text = useText();
  const day = useDay();
  const name = useOfferName(move);
  const [asking, setAsking] = useState<'accept' | 'decline'>();
  const dialog = { move, name, fallbackFocus, onClose: () => setAsking(undefined) };
  // Several offers have the same buttons.
  const hidden = isOne ? null : <span className="visually-hidden">: {name}</span>;
  return (
    <li className={css.row}>
      <h3>{plans[move.subscription.plan].name}</h3>
      <BusinessLine name={move.subscription.businessName} />
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
        <Button onClick={() => setAsking('accept')}>
          {text('Take over')}
          {hidden}
        </Button>
        <Button variant="secondary" onClick={() => setAsking('decline')}>
          {text('Decline')}
          {hidden}
        </Button>
      </p>
      <TakeOverDialog {...dialog} open={asking === 'accept'} />
      <DeclineDialog {...dialog} open={asking === 'decline'} />
    </li>
  );
}

interface MoveDialogProps extends Omit<OfferedPlanProps, 'isOne'> {
  name: string;
  open: boolean;
  onClose(): void;
}

function TakeOverDialog({ move, name, fallbackFocus, open, onClose }: MoveDialogProps) {
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
      <p>{name}</p>
      <TakeoverTerms move={move} />
    </ActionDialog>
  );
}

function DeclineDialog({ move, name, fallbackFocus, open, onClose }: MoveDialogProps) {
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
      <p>{name}</p>
      <p>
        {text('Nothing changes: the plan stays with {email}, who can offer it to you again.', {
          email: move.from,
        })}
      </p>
    </ActionDialog>
  );
}
