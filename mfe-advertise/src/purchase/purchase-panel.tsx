import { pages } from '@town/contracts/pages/paths';
import type { Plan } from '@town/contracts/plans/price-list';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { lazy, Suspense } from 'react';
import { usePrice } from '../messages/use-price';
import { useText } from '../messages/use-text';
import { usePlans } from '../prices/use-plans';
import { TermsNote } from '../terms/terms-note';
import css from './purchase-panel.module.css';
import type { PurchaseFlow } from './use-purchase';

// In the same chunk as the payment set-up, so it is loaded before the payment.
const PlanBought = lazy(() => import(/* webpackChunkName: "purchase-calls" */ './plan-bought'));

const offers = [
  { plan: 'monthly', words: 'Start Monthly' },
  { plan: 'annual', words: 'Save with Annual' },
] as const satisfies { plan: Plan['id']; words: string }[];

/**
 * Buys a plan without an application. Staff ask for the details of the listing after the payment. A confirmation
 * then replaces the buttons, so that nobody buys a plan twice by mistake.
 */
export function PurchasePanel({ flow }: { flow: PurchaseFlow }) {
  const text = useText();
  const price = usePrice();
  const plans = usePlans();
  const { state, settingUp, begin } = flow;
  if (state.stage === 'bought') {
    return (
      <Suspense fallback={null}>
        <PlanBought {...state} onDone={() => flow.dispatch({ type: 'finished' })} />
      </Suspense>
    );
  }
  const busy = settingUp?.application === null ? settingUp.plan : undefined;
  // The pressed button stays enabled while the dialog is open, because it gets the focus back.
  const available = ['idle', 'done', 'paying', 'confirming'].includes(state.stage);
  return (
    <>
      <ul className={css.offers}>
        {offers.map(({ plan, words }) => (
          <li key={plan}>
            <Button
              className="needs-scripts"
              variant={plan === 'annual' ? 'primary' : 'secondary'}
              busy={busy === plan}
              disabled={!available || (settingUp !== undefined && busy !== plan)}
              onClick={() => begin(plan, null)}
            >
              {text(words)} {price(plans[plan])}
            </Button>
            <TermsNote plan={plan} />
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
