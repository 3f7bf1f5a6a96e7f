import { plans } from '@town/contracts/plans/price-list';
import type {
  OwnerSubscription,
  PlanChangeAmounts,
} from '@town/contracts/subscriptions/owner-subscription';
import { withElements } from '@town/language/with-elements';
import type { ReactNode } from 'react';
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
      <Fact label={text('Now')}>
        {withElements(
          text('<amount>{amount}</amount>, what is left of your old plan is taken off', {
            amount: money(dueNowCents),
          }),
          { amount: (amount) => <strong>{amount}</strong> },
        )}
      </Fact>
      <Fact label={text('Next payment')}>
        {text('{amount} on {date}', {
          amount: money(nextPaymentCents),
          date: day(nextPaymentAt),
        })}
      </Fact>
      <Fact label={text('After that')}>
        {nextPaymentCents < priceCents
          ? text(
              '{price} each {period}, until you cancel, once what is left of your old plan is used up',
              price,
            )
          : text('{price} each {period}, until you cancel', price)}
      </Fact>
      {creditCents > 0 && (
        <Fact label={text('Credit')}>
          {text(
            '{credit} is left of your old plan. It pays for your next payments, and is not paid out if you cancel.',
            { credit: money(creditCents) },
          )}
        </Fact>
      )}
      {refundableUntil && (
        <Fact label={text('Refund')}>
          {text('Your {plan} can be refunded until {date}. After the change it cannot.', {
            plan: plans[subscription.plan].name,
            date: day(refundableUntil),
          })}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
