import type { Plan } from '@town/contracts/plans/price-list';
import { lazy, Suspense } from 'react';
import type { PurchaseState } from '../purchase/purchase-state';
import type { PurchaseFlow } from '../purchase/use-purchase';
import { SignupForm } from './signup-form';
import { ThankYouCard } from './thank-you-card';
import { UnsettledPurchase } from './unsettled-purchase';

const PaymentSecured = lazy(
  () => import(/* webpackChunkName: "payment-secured" */ './payment-secured'),
);

interface SignupProps {
  plan: Plan['id'] | null;
  onPlanChange(plan: Plan['id']): void;
  flow: PurchaseFlow;
}

/** Whether the form is shown, and not what takes its place after the payment. */
export const showsForm = ({ stage }: PurchaseState) =>
  stage === 'idle' || stage === 'paying' || stage === 'confirming';

/**
 * The sign-up from the form to the thanks. The purchase's state alone decides what is shown; this
 * component has none of its own. The application is posted only after its payment has succeeded.
 */
export function Signup({ plan, onPlanChange, flow }: SignupProps) {
  const { state, settingUp, begin, dispatch } = flow;
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
  if (state.stage === 'done') return <ThankYouCard />;
  if (state.stage !== 'secured') return <UnsettledPurchase state={state} dispatch={dispatch} />;
  return (
    <Suspense fallback={null}>
      <PaymentSecured
        plan={state.plan}
        amount={state.amount}
        onDone={() => dispatch({ type: 'finished' })}
      />
    </Suspense>
  );
}
