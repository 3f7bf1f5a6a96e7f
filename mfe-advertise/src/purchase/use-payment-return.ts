import { useSearchParams } from '@town/slice-kit/router';
import { useToasts } from '@town/slice-kit/toasts';
import { useEffect } from 'react';
import { useText } from '../messages/use-text';

/** Greets visitors who return from the payment provider, and removes its parameters from the address. */
export function usePaymentReturn(): void {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const showToast = useToasts((state) => state.show);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (search.get('payment') !== 'success') return;
    // The provider also returns to this address when the bank has refused.
    if ((search.get('redirect_status') ?? 'succeeded') === 'succeeded') {
      showToast({
        tone: 'success',
        title: text('Payment Successful!'),
        description: text(
          "Thank you for your purchase! We'll contact you soon to set up your listing.",
        ),
      });
    } else {
      showToast({
        tone: 'error',
        title: text('Payment Failed'),
        description: text('Your bank did not approve the payment. Nothing was charged.'),
      });
    }
    if (!search.has('payment_intent_client_secret')) return;
    const kept = new URLSearchParams(search);
    for (const name of ['payment_intent', 'payment_intent_client_secret', 'redirect_status']) {
      kept.delete(name);
    }
    setSearch(kept, { replace: true, preventScrollReset: true });
  }, []);
}
