import { pages } from '@town/contracts/pages/paths';
import { dollarLabel, type Plan } from '@town/contracts/plans/price-list';
import { useHref } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import { usePlans } from '../prices/use-plans';
import css from './terms-note.module.css';
import { usePlanTerms } from './use-plan-terms';

/** The terms beside a button that leads to a payment: amount, renewal, cancellation and refund. */
export function TermsNote({ plan }: { plan: Plan['id'] }) {
  const text = useText();
  const terms = useHref(pages.terms);
  const priced = usePlans()[plan];
  const { renewal, cancellation, refund } = usePlanTerms(priced);
  const { name, amount } = priced;
  return (
    <ul className={css.note} aria-label={text('Terms of the {plan}', { plan: name })}>
      <li>
        <strong>{name}:</strong> {dollarLabel(amount)} {text('now')}
      </li>
      <li>
        <strong>{text('Renewal')}:</strong> {renewal}
      </li>
      <li>
        <strong>{text('Cancelling')}:</strong> {cancellation}
      </li>
      <li>
        <strong>{text('Refund')}:</strong> {refund}
      </li>
      <li>
        <a href={terms}>{text('Terms of service')}</a>
      </li>
    </ul>
  );
}
