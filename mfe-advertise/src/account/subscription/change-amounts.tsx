import { plans } from '@town/contracts/plans/price-list';
import type {
  OwnerSubscription,
  PlanChangeAmounts,
} from '@town/contracts/subscriptions/owner-subscription';
import { withElements } from '@town/language/with-elements';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { money, useDay } from '../words';

interface ChangeAmountsProps extends PlanChangeAmounts {
  /** The subscription whose plan changes. */
  subscription: OwnerSubscription;
}

/** What a change of plan costs now and later, and which rights it ends. */
export function ChangeAmounts({ subscription, plan, priceCents, ...amounts }: ChangeAmountsProps) {
  const { dueNowCents, nextPaymentCents, nextPaymentAt, creditCents = 0 } = amounts;
  const { refundableUntil } = subscription;
  const text = useText();
  const day = useDay();
  const price = { price: money(priceCents), period: text(plans[plan].period) };
  return (
    <dl className={css.facts} aria-label={text('What the change costs')}>
      <div>
        <dt>{text('Now')}</dt>
        <dd>
          {withElements(
            text('<amount>{amount}</amount>, what is left of your old plan is taken off', {
              amount: money(dueNowCents),
            }),
            { amount: (amount) => <strong>{amount}</strong> },
          )}
        </dd>
      </div>
      <div>
        <dt>{text('Next payment')}</dt>
        <dd>
          {text('{amount} on {date}', {
            amount: money(nextPaymentCents),
            date: day(nextPaymentAt),
          })}
        </dd>
      </div>
      <div>
        <dt>{text('After that')}</dt>
        <dd>
          {nextPaymentCents < priceCents
            ? text(
                '{price} each {period}, until you cancel, once what is left of your old plan is used up',
                price,
              )
            : text('{price} each {period}, until you cancel', price)}
        </dd>
      </div>
      {creditCents > 0 && (
        <div>
          <dt>{text('Credit')}</dt>
          <dd>
            {text(
              '{credit} is left of your old plan. It pays for your next payments, and is not paid out if you cancel.',
              { credit: money(creditCents) },
            )}
          </dd>
        </div>
      )}
      {refundableUntil && (
        <div>
          <dt>{text('Refund')}</dt>
          <dd>
            {text('Your {plan} can be refunded until {date}. After the change it cannot.', {
              plan: plans[subscription.plan].name,
              date: day(refundableUntil),
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}
