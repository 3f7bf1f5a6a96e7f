import { pages } from '@town/contracts/pages/paths';
import { type Plan, plans, priceLabel } from '@town/contracts/plans/price-list';
import { Link } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { TermsNote } from '../terms/terms-note';
import css from './purchase-panel.module.css';
import type { PurchaseFlow } from './use-purchase';

const offers: { plan: Plan; words: string }[] = [
  { plan: plans.monthly, words: 'Start Monthly' },
  { plan: plans.annual, words: 'Save with Annual' },
];

/** Buys a plan at once; the details of the listing are settled afterwards. */
export function PurchasePanel({ flow }: { flow: PurchaseFlow }) {
  const { state, settingUp, begin } = flow;
  const busy = settingUp?.application === null ? settingUp.plan : undefined;
  // The pressed button stays enabled while the dialog is open: it gets the focus back.
  const available = ['idle', 'done', 'paying', 'confirming'].includes(state.stage);
  return (
    <>
      <ul className={css.offers}>
        {offers.map(({ plan, words }) => (
          <li key={plan.id}>
            <Button
              variant={plan.id === 'annual' ? 'primary' : 'secondary'}
              busy={busy === plan.id}
              disabled={!available || (settingUp !== undefined && busy !== plan.id)}
              onClick={() => begin(plan.id, null)}
            >
              {words} {priceLabel(plan)}
            </Button>
            <TermsNote plan={plan.id} />
          </li>
        ))}
      </ul>
      <p>
        Paid already? Sign in to <Link to={pages.account}>your account</Link> with the e-mail
        address of the payment to manage your listing.
      </p>
    </>
  );
}
