import { plans } from '@town/contracts/plans/price-list';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { Badge } from '@town/ui/badge';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { MovePlan, WaitingMove } from '../plan-moves/move-plan';
import { useDay } from '../words';
import { CancelOrResume } from './cancel-or-resume';
import { ChangeCard } from './change-card';
import { ChangePlan } from './change-plan';
import { PlanBusiness } from './plan-business';
import { Refund } from './refund';
import { stateLabels, useSubscriptionWords } from './subscription-words';

interface SubscriptionCardProps {
  subscription: OwnerSubscription;
  /** The owner's address. */
  email: string;
  /** Where the owner, who has returned from the bank, confirms a payment of the new card. */
  bankPage: string | undefined;
}

/** One subscription: its state in words, its next charges, and the available actions. */
export function SubscriptionCard({ subscription, email, bankPage }: SubscriptionCardProps) {
  const text = useText();
  const day = useDay();
  const words = useSubscriptionWords();
  const { plan, state, card, refundableCents } = subscription;
  const refundableUntil = refundableCents > 0 ? subscription.refundableUntil : null;
  const { label, tone } = stateLabels[state];
  return (
    <li className={css.row}>
      <h3>
        {plans[plan].name}
        <Badge tone={tone}>{text(label)}</Badge>
      </h3>
      <PlanBusiness subscription={subscription} />
      <p className={css.state}>{words.state(subscription)}</p>
      {state === 'payment-failed' && card && !subscription.cardOfFormerPayer && (
        <p className={css.state}>
          {text(
            'If your bank wants you to confirm the payment, open the invoice below and confirm it there.',
          )}
        </p>
      )}
      <dl className={css.facts}>
        <div>
          <dt>{text('Price')}</dt>
          <dd>{words.price(subscription)}</dd>
        </div>
        {subscription.comingPrice && (
          <div>
            <dt>{text('New price')}</dt>
            <dd>{words.comingPrice(subscription)}</dd>
          </div>
        )}
        {state !== 'ended' && <CardFact subscription={subscription} />}
        {refundableUntil && (
          <div>
            <dt>{text('Refund')}</dt>
            <dd>{text('Possible until {date}', { date: day(refundableUntil) })}</dd>
          </div>
        )}
      </dl>
      {state !== 'ended' && <WaitingMove id={subscription.id} />}
      {state !== 'ended' && <Actions {...{ subscription, email, bankPage, refundableUntil }} />}
    </li>
  );
}

/** The card that pays, and whose it is. */
function CardFact({ subscription }: Pick<SubscriptionCardProps, 'subscription'>) {
  const text = useText();
  const words = useSubscriptionWords();
  const { card, state } = subscription;
  const isFormers = card !== null && subscription.cardOfFormerPayer;
  return (
    <div>
      <dt>{text('Card')}</dt>
      <dd>
        {card
          ? text('{card}, valid until {month}/{year}', {
              card: words.card(card),
              month: String(card.expiresMonth),
              year: String(card.expiresYear),
            })
          : text('None')}
        {isFormers && <p>{text('The former payer’s card pays until you enter your own.')}</p>}
        {isFormers && state === 'active' && (
          <p>{text('To change the plan, enter your own card first.')}</p>
        )}
      </dd>
    </div>
  );
}

interface ActionsProps extends SubscriptionCardProps {
  refundableUntil: string | null;
}

/** What the owner can do with a subscription that has not ended. */
function Actions({ subscription, email, bankPage, refundableUntil }: ActionsProps) {
  const { id, state, card, cardOfFormerPayer } = subscription;
  // The card of a former payer may only be charged for renewals.
  const mayChange = state === 'active' && !(card && cardOfFormerPayer);
  return (
    <div className={css.actions}>
      <CancelOrResume subscription={subscription} />
      <ChangeCard
        // Opens with the bank's page, which is known only after the card was sent.
        key={bankPage}
        bankPage={bankPage}
        id={id}
        businessName={subscription.businessName}
        hasCard={card !== null}
        urgent={state === 'payment-failed'}
      />
      {mayChange && <ChangePlan subscription={subscription} />}
      {refundableUntil && <Refund subscription={subscription} />}
      <MovePlan {...{ subscription, email }} />
    </div>
  );
}
