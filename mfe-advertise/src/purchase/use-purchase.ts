import type { AdvertiserSubmission } from '@town/contracts/advertisers/form';
import type { Plan } from '@town/contracts/plans/price-list';
import { useToasts } from '@town/slice-kit/toasts';
import { useEffect } from 'react';
import { useText } from '../messages/use-text';
import { readPurchase } from './kept-purchase';
import { usePurchaseStore } from './purchase-store';
import type { reportPayment } from './report-payment';
import { useCheck } from './use-check';
import { useSend } from './use-send';
import { useSetUp } from './use-set-up';

/** The purchase as the page's components use it. */
export type PurchaseFlow = ReturnType<typeof usePurchase>;

/** The effects around the purchase's state: it calls the server and the payment provider. */
export function usePurchase(onApplicationSent: () => void) {
  const text = useText();
  const showToast = useToasts((shown) => shown.show);
  const { state, dispatch } = usePurchaseStore();
  const setUp = useSetUp(dispatch);
  const check = useCheck(dispatch, paid);

  const send = useSend(dispatch, onApplicationSent);

  function paid(paymentIntentId: string, note?: string) {
    // Reads the current state: this callback is from an earlier render, when the payment began.
    const { state: current } = usePurchaseStore.getState();
    const order = 'order' in current ? current.order : undefined;
    dispatch({ type: 'paid', paymentIntentId });
    showToast({
      tone: 'success',
      title: text('Payment Successful!'),
      description:
        note ?? text("Thank you for your purchase! We'll contact you soon to set up your listing."),
    });
    // Stripe notifies the server as well, so nothing is lost if this report fails.
    if (order) void report({ ...order, paymentIntentId });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the purchase of an earlier visit
  useEffect(() => {
    const restore = async () => {
      const kept = await readPurchase();
      if (!kept) return;
      const next = dispatch({ type: 'restored', kept });
      if (next.stage === 'sending') void report(next.paid);
    };
    restore().catch((error: unknown) => reportError(error));
  }, []);

  // Who comes back to the page has read the confirmation, and may want to buy again.
  useEffect(
    () => () => {
      const { state: last } = usePurchaseStore.getState();
      if (last.stage === 'bought') dispatch({ type: 'finished' });
    },
    [dispatch],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state alone decides
  useEffect(() => {
    if (state.stage === 'checking') check.mutate(state.order.clientSecret);
    if (state.stage === 'sending') send.mutate(state.paid);
  }, [state]);

  const begin = (plan: Plan['id'], application: AdvertiserSubmission | null) =>
    setUp.mutate({ plan, application });
  const settingUp = setUp.isPending ? setUp.variables : undefined;
  return { state, dispatch, begin, settingUp, paid };
}

/** Reports a successful payment. A failure is only logged, because Stripe notifies the server as well. */
async function report(payment: Parameters<typeof reportPayment>[0]): Promise<void> {
  try {
    const calls = await import(/* webpackChunkName: "purchase-calls" */ './report-payment');
    await calls.reportPayment(payment);
  } catch (error) {
    reportError(error);
  }
}
