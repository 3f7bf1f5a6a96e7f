import type { Plan } from '@town/contracts/plans/price-list';
import { lazy, Suspense } from 'react';
import type { PurchaseState } from '../purchase/purchase-state';
import type { PurchaseFlow } from '../purchase/use-purchase';
import { SignupForm } from './signup-form';

// In the same chunk as the payment set-up, so it is loaded before the payment, even on a bad connection.
const AfterPayment = lazy(() => import(/* webpackChunkName: "purchase-calls" */ './after-payment'));

interface SignupProps {
  plan: Plan['id'] | null;
  onPlanChange(plan: Plan['id']): void;
  flow: PurchaseFlow;
}

/** Whether the form is shown. After its payment, another component replaces it. */
export const showsForm = ({ stage }: PurchaseState) =>
  ['idle', 'paying', 'confirming', 'bought'].includes(stage);

/**
 * The sign-up from the form to the thanks. The purchase's state alone decides what is shown; this
 * component has none of its own. The application is posted only after its payment has succeeded.
 */
export function Signup({ plan, onPlanChange, flow }: SignupProps) {
  const { state, settingUp, begin } = flow;
  if (showsForm(state)) {
    return (
      <SignupForm
        plan={plan}
        onPlanChange={onPlanChange}
        busy={Boolean(settingUp?.application)}
        onValid={(application) => begin(application.preferredPlan, application)}
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <AfterPayment flow={flow} />
    </Suspense>
  );
}
