import { plans } from '@town/contracts/plans/price-list';
import { lazyPart } from '@town/slice-kit/lazy-part';
import { Dialog } from '@town/ui/dialog';
import { Spinner } from '@town/ui/spinner';
import { Suspense, useState } from 'react';
import { useText } from '../messages/use-text';
import type { Order } from '../purchase/purchase-state';
import type { PurchaseFlow } from '../purchase/use-purchase';
import { OrderSummary } from './order-summary';

// The provider's packages load when the dialog first opens, not with the page.
const PaymentForm = lazyPart(() => import(/* webpackChunkName: "payment-form" */ './payment-form'));

interface PaymentDialogProps {
  order: Order;
  flow: PurchaseFlow;
}

/** The dialog in which a purchase is paid for. */
export default function PaymentDialog({
  order,
  flow: { state, dispatch, paid },
}: PaymentDialogProps) {
  const text = useText();
  const busy = state.stage === 'confirming';
  const [hasCard, setHasCard] = useState(false);
  return (
    <Dialog
      open
      onClose={() => dispatch({ type: 'cancelled' })}
      locked={busy}
      holdsText={hasCard}
      title={text('Complete Your Purchase')}
    >
      <OrderSummary plan={{ ...plans[order.plan], amount: order.amount }} />
      <Suspense fallback={<Spinner label={text('Opening the card form...')} />}>
        <PaymentForm
          order={order}
          sentOff={state.stage === 'paying' && state.sentOff}
          busy={busy}
          dispatch={dispatch}
          onPaid={paid}
          onCardChange={setHasCard}
        />
      </Suspense>
    </Dialog>
  );
}
