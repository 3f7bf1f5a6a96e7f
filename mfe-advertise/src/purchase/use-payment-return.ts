import { useSearchParams } from '@town/slice-kit/router';
import { useToasts } from '@town/slice-kit/toasts';
import { useEffect } from 'react';
import { useText } from '../messages/use-text';

/** Greets visitors who return from the payment provider. Other visitors do not load the code for it. */
export function usePaymentReturn(): void {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const show = useToasts((state) => state.show);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (search.get('payment') !== 'success') return;
    void import(/* webpackChunkName: "purchase-calls" */ './greet-returned').then(
      ({ greetReturned }) => greetReturned(search, setSearch, show, text),
    );
  }, []);
}
