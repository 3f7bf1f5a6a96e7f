import { plans } from '@town/contracts/plans/price-list';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { useSite } from '@town/slice-kit/site';
import { Badge } from '@town/ui/badge';
import css from '../account.module.css';
import { dayOf } from '../words';
import { CancelOrResume } from './cancel-or-resume';
import { ChangeCard } from './change-card';
import { ChangePlan } from './change-plan';
import { Refund } from './refund';
import {
  cardWords,
  comingPriceWords,
  priceOf,
  stateLabels,
  stateWords,
} from './subscription-words';

/** One subscription: its state in words, its next charges, and the available actions. */
export function SubscriptionCard({ subscription }: { subscription: OwnerSubscription }) {
  const { town } = useSite();
  const { id, plan, state, card, refundableCents } = subscription;
  const refundableUntil = refundableCents > 0 ? subscription.refundableUntil : null;
  const { label, tone } = stateLabels[state];
  return (
    <li className={css.row}>
      <h3>
        {plans[plan].name}
        <Badge tone={tone}>{label}</Badge>
      </h3>
      <p className={css.state}>{stateWords(subscription, town.timeZone)}</p>
      <dl className={css.facts}>
        <div>
          <dt>Price</dt>
          <dd>{priceOf(subscription)}</dd>
        </div>
        {subscription.comingPrice && (
          <div>
            <dt>New price</dt>
            <dd>{comingPriceWords(subscription, town.timeZone)}</dd>
          </div>
        )}
        {state !== 'ended' && (
          <div>
            <dt>Card</dt>
            <dd>
              {card
                ? `${cardWords(card)}, valid until ${card.expiresMonth}/${card.expiresYear}`
                : 'None'}
            </dd>
          </div>
        )}
        {refundableUntil && (
          <div>
            <dt>Refund</dt>
            <dd>Possible until {dayOf(refundableUntil, town.timeZone)}</dd>
          </div>
        )}
      </dl>
      {state !== 'ended' && (
        <div className={css.actions}>
          <CancelOrResume subscription={subscription} />
          <ChangeCard id={id} urgent={state === 'payment-failed'} />
          {state === 'active' && <ChangePlan subscription={subscription} />}
          {refundableUntil && <Refund subscription={subscription} />}
        </div>
      )}
    </li>
  );
}
