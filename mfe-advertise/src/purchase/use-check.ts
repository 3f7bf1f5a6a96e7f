import { useMutation } from '@town/slice-kit/query';
import { useSite } from '@town/slice-kit/site';
import type { PurchaseEvent } from './purchase-state';

/** Asks the payment provider for the outcome of a payment that an earlier page sent. */
export function useCheck(
  dispatch: (event: PurchaseEvent) => unknown,
  onPaid: (paymentIntentId: string) => void,
) {
  const { payments } = useSite();
  return useMutation({
    async mutationFn(clientSecret: string) {
      const { paymentStatus } = await import(
        /* webpackChunkName: "payment-status" */ './payment-status'
      );
      return paymentStatus(payments, clientSecret);
    },
    onSuccess(status) {
      if (status === 'open') dispatch({ type: 'check-failed' });
      else if (status === 'unpaid') dispatch({ type: 'not-paid' });
      else onPaid(status.paid);
    },
    onError(error) {
      reportError(error);
      dispatch({ type: 'check-failed' });
    },
  });
}
