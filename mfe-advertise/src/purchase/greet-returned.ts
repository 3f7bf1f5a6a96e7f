import type { useSearchParams } from '@town/slice-kit/router';
import type { useToasts } from '@town/slice-kit/toasts';
import type { useText } from '../messages/use-text';

/** Says how the payment ended, and removes the provider's parameters from the address. */
export function greetReturned(
  search: URLSearchParams,
  setSearch: ReturnType<typeof useSearchParams>[1],
  show: ReturnType<typeof useToasts.getState>['show'],
  text: ReturnType<typeof useText>,
): void {
  // The provider also returns the buyer to this address when the bank has refused the payment.
  if ((search.get('redirect_status') ?? 'succeeded') === 'succeeded') {
    show({
      tone: 'success',
      title: text('Payment Successful!'),
      description: text(
        "Thank you for your purchase! We'll contact you soon to set up your listing.",
      ),
    });
  } else {
    show({
      tone: 'error',
      title: text('Payment Failed'),
      description: text('Your bank did not approve the payment. Nothing was charged.'),
    });
  }
  if (!search.has('payment_intent')) return;
  const kept = new URLSearchParams(search);
  for (const name of ['payment_intent', 'payment_intent_client_secret', 'redirect_status']) {
    kept.delete(name);
  }
  setSearch(kept, { replace: true, preventScrollReset: true });
}
