import { plans } from '@town/contracts/plans/price-list';
import type {
  OwnerSubscription,
  PlanChangeAmounts,
} from '@town/contracts/subscriptions/owner-subscription';
import { useSite } from '@town/slice-kit/site';
import css from '../account.module.css';
import { dayOf, money } from '../words';

interface ChangeAmountsProps extends PlanChangeAmounts {
  /** The subscription whose plan changes. */
  subscription: OwnerSubscription;
}

/** What a change of plan costs now and later, and which rights it ends. */
export function ChangeAmounts({ subscription, plan, priceCents, ...amounts }: ChangeAmountsProps) {
  const { dueNowCents, nextPaymentCents, nextPaymentAt, creditCents = 0 } = amounts;
  const { refundableUntil } = subscription;
  const { town } = useSite();
  const { period } = plans[plan];
  return (
    <dl className={css.facts} aria-label="What the change costs">
      <div>
        <dt>Now</dt>
        <dd>
          <strong>{money(dueNowCents)}</strong>, what is left of your old plan is taken off
        </dd>
      </div>
      <div>
        <dt>Next payment</dt>
        <dd>
          {money(nextPaymentCents)} on {dayOf(nextPaymentAt, town.timeZone)}
        </dd>
      </div>
      <div>
        <dt>After that</dt>
        <dd>
          {money(priceCents)} each {period}, until you cancel
          {nextPaymentCents < priceCents && ', once what is left of your old plan is used up'}
        </dd>
      </div>
      {creditCents > 0 && (
        <div>
          <dt>Credit</dt>
          <dd>
            {money(creditCents)} is left of your old plan. It pays for your next payments, and is
            not paid out if you cancel.
          </dd>
        </div>
      )}
      {refundableUntil && (
        <div>
          <dt>Refund</dt>
          <dd>
            Your {plans[subscription.plan].name} can be refunded until{' '}
            {dayOf(refundableUntil, town.timeZone)}. After the change it cannot.
          </dd>
        </div>
      )}
    </dl>
  );
}
