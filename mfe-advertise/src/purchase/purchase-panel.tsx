import { pages } from '@town/contracts/pages/paths';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { usePrice } from '../messages/use-price';
import { useText } from '../messages/use-text';
import { TermsNote } from '../terms/terms-note';
import css from './purchase-panel.module.css';
import type { PurchaseFlow } from './use-purchase';

const offers = [
  { plan: plans.monthly, words: 'Start Monthly' },
  { plan: plans.annual, words: 'Save with Annual' },
] as const satisfies { plan: Plan; words: string }[];

/** Buys a plan at once; the details of the listing are settled afterwards. */
export function PurchasePanel({ flow }: { flow: PurchaseFlow }) {
  const text = useText();
  const price = usePrice();
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
              {text(words)} {price(plan)}
            </Button>
            <TermsNote plan={plan.id} />
          </li>
        ))}
      </ul>
      <p>
        {withElements(
          text(
            'Paid already? Sign in to <link>your account</link> with the e-mail address of the payment to manage your listing.',
          ),
          { link: (content) => <Link to={pages.account}>{content}</Link> },
        )}
      </p>
    </>
  );
}
