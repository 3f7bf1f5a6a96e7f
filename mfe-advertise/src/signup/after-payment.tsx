import type { PurchaseFlow } from '../purchase/use-purchase';
import { PaymentSecured } from './payment-secured';
import { ThankYouCard } from './thank-you-card';
import { UnsettledPurchase } from './unsettled-purchase';

/** Replaces the sign-up form after the payment. */
export default function AfterPayment({ flow }: { flow: PurchaseFlow }) {
  const { state, dispatch } = flow;
  if (state.stage === 'done') return <ThankYouCard />;
  if (state.stage !== 'secured') return <UnsettledPurchase state={state} dispatch={dispatch} />;
  return (
    <PaymentSecured
      plan={state.plan}
      amount={state.amount}
      onDone={() => dispatch({ type: 'finished' })}
    />
  );
}
