import { pages } from '@town/contracts/pages/paths';
import { planTerms } from '@town/contracts/plans/plan-terms';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { useSite } from '@town/slice-kit/site';
import css from './terms-note.module.css';

/** Beside a button that leads to a payment: how much, when it renews, how it ends, what is refunded. */
export function TermsNote({ plan }: { plan: Plan['id'] }) {
  const { today } = useSite();
  const { name, amount } = plans[plan];
  const { renewal, cancellation, refund } = planTerms(plans[plan], today);
  return (
    <ul className={css.note} aria-label={`Terms of the ${name}`}>
      <li>
        <strong>{name}:</strong> ${amount} now
      </li>
      <li>
        <strong>Renewal:</strong> {renewal}
      </li>
      <li>
        <strong>Cancelling:</strong> {cancellation}
      </li>
      <li>
        <strong>Refund:</strong> {refund}
      </li>
      <li>
        <a href={pages.terms}>Terms of service</a>
      </li>
    </ul>
  );
}
