import { pages } from '@town/contracts/pages/paths';
import { type Plan, priceLabel } from '@town/contracts/plans/price-list';
import css from './order-summary.module.css';

/** What is bought, above the card fields: plan, price, period and terms. */
export function OrderSummary({ plan }: { plan: Plan }) {
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
        <dt>Period</dt>
        <dd>One {plan.period}</dd>
      </div>
      <div>
        <dt>Terms</dt>
        <dd>
          Renewal, cancellation and refunds as in the{' '}
          <a href={pages.terms} target="_blank" rel="noopener">
            terms of service<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </dd>
      </div>
    </dl>
  );
}
