import { plans, priceLabel } from '@town/contracts/plans';
import { Dialog } from '@town/ui/dialog';
import { Spinner } from '@town/ui/spinner';
import { lazy, Suspense, useState } from 'react';
import type { PurchaseFlow } from './use-purchase';

// The provider's packages come with the first dialog and not with the page.
const PaymentForm = lazy(() => import(/* webpackChunkName: "payment-form" */ './payment-form'));

/** Over the page while a purchase is being paid for. */
export default function PaymentDialog({ flow }: { flow: PurchaseFlow }) {
  const [busy, setBusy] = useState(false);
  const { purchase } = flow;
  if (!purchase) return null;
  const plan = plans[purchase.plan];
  return (
    <Dialog
      open
      onClose={flow.cancel}
      locked={busy}
      title="Complete Your Purchase"
      description={`${plan.name}, ${priceLabel(plan)}. You pay $${plan.amount} now, by card.`}
    >
      <Suspense fallback={<Spinner label="Opening the card form..." />}>
        <PaymentForm
          purchase={purchase}
          busy={busy}
          onBusy={setBusy}
          onConfirming={flow.confirming}
          onRefused={flow.refused}
          onPaid={(id) => void flow.paid(id)}
        />
      </Suspense>
    </Dialog>
  );
}
