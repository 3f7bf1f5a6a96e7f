import { pages } from '@town/contracts/pages/paths';
import { planTerms } from '@town/contracts/plans/plan-terms';
import { type Plan, priceLabel } from '@town/contracts/plans/price-list';
import { useSite } from '@town/slice-kit/site';
import css from './order-summary.module.css';

/** What is bought, above the card fields: plan, price, renewal, end and refund. */
export function OrderSummary({ plan }: { plan: Plan }) {
  const { today } = useSite();
  const { renewal, cancellation, refund } = planTerms(plan, today);
  return (
    <dl className={css.summary} aria-label="Order summary">
      <div>
        <dt>Plan</dt>
        <dd>{plan.name}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>
          <strong>${plan.amount}</strong> now, by card ({priceLabel(plan)})
        </dd>
      </div>
      <div>
        <dt>Renewal</dt>
        <dd>{renewal}</dd>
      </div>
      <div>
        <dt>Cancelling</dt>
        <dd>{cancellation}</dd>
      </div>
      <div>
        <dt>Refund</dt>
        <dd>{refund}</dd>
      </div>
      <div>
        <dt>Terms</dt>
        <dd>
          Paying means that you agree to the{' '}
          <a href={pages.terms} target="_blank" rel="noopener">
            terms of service<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </dd>
      </div>
    </dl>
  );
}
