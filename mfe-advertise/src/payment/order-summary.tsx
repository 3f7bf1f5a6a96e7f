import { pages } from '@town/contracts/pages/paths';
import { dollarLabel, type Plan } from '@town/contracts/plans/price-list';
import { withElements } from '@town/language/with-elements';
import { useHref } from '@town/slice-kit/router';
import { usePrice } from '../messages/use-price';
import { useText } from '../messages/use-text';
import { usePlanTerms } from '../terms/use-plan-terms';
import css from './order-summary.module.css';

/** A summary of the order, above the card fields: plan, price, renewal, end and refund. */
export function OrderSummary({ plan }: { plan: Plan }) {
  const text = useText();
  const price = usePrice();
  const terms = useHref(pages.terms);
  const { renewal, cancellation, refund } = usePlanTerms(plan);
  return (
    <dl className={css.summary} aria-label={text('Order summary')}>
      <div>
        <dt>{text('Plan')}</dt>
        <dd>{plan.name}</dd>
      </div>
      <div>
        <dt>{text('Price')}</dt>
        <dd>
          <strong>{dollarLabel(plan.amount)}</strong>{' '}
          {text('now, by card ({price})', { price: price(plan) })}
        </dd>
      </div>
      <div>
        <dt>{text('Renewal')}</dt>
        <dd>{renewal}</dd>
      </div>
      <div>
        <dt>{text('Cancelling')}</dt>
        <dd>{cancellation}</dd>
      </div>
      <div>
        <dt>{text('Refund')}</dt>
        <dd>{refund}</dd>
      </div>
      <div>
        <dt>{text('Terms')}</dt>
        <dd>
          {withElements(
            text('Paying means that you agree to the <terms>terms of service</terms>'),
            {
              terms: (content) => (
                <a
                  href={terms}
                  target="_blank"
                  rel="noopener"
                  // Screen readers read a hidden end of a link as another link.
                  aria-label={`${content} ${text('(opens in a new tab)')}`}
                >
                  {content}
                </a>
              ),
            },
          )}
        </dd>
      </div>
    </dl>
  );
}
