import type { Plan } from '@town/contracts/plans';
import { lazy, Suspense } from 'react';
import type { PurchaseFlow } from '../payment/use-purchase';
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

/** From the form to the thanks. */
export function Signup({ plan, onPlanChange, flow }: SignupProps) {
  switch (flow.stage) {
    case 'idle':
    case 'paying':
      return (
        <SignupForm
          plan={plan}
          onPlanChange={onPlanChange}
          onValid={(application) => flow.begin(application.preferredPlan, application)}
        />
      );
    case 'secured':
      return (
        flow.purchase && (
          <Suspense fallback={null}>
            <PaymentSecured plan={flow.purchase.plan} onDone={flow.finish} />
          </Suspense>
        )
      );
    case 'done':
      return <ThankYouCard />;
    default:
      return <UnsettledPurchase flow={flow} />;
  }
}
