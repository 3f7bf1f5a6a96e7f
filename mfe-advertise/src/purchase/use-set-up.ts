import { pricedPlans } from '@town/contracts/plans/price-list';
import { useTexts } from '@town/language/texts';
import { useMutation } from '@town/slice-kit/query';
import { useToasts } from '@town/slice-kit/toasts';
import { usePrice } from '../messages/use-price';
import { useText } from '../messages/use-text';
import { useLatestPrices } from '../prices/latest-prices';
import { usePlans } from '../prices/use-plans';
import type { PurchaseEvent } from './purchase-state';
import type { Wish } from './set-up-order';
import { useNotBegun } from './use-failure';

/**
 * Sets a payment up, with or without an application. If the price has changed, the page shows the new
 * price and starts no payment: the visitor decides again.
 */
export function useSetUp(dispatch: (event: PurchaseEvent) => unknown) {
  const text = useText();
  const { language } = useTexts();
  const price = usePrice();
  const notBegun = useNotBegun();
  const plans = usePlans();
  const showToast = useToasts((shown) => shown.show);
  return useMutation({
    async mutationFn(wish: Wish) {
      const { setUpOrder } = await import(
        /* webpackChunkName: "purchase-calls" */ './set-up-order'
      );
      return setUpOrder(wish, plans, language);
    },
    onSuccess(outcome, wish) {
      if ('order' in outcome) {
        dispatch({ type: 'set-up', order: outcome.order });
        return;
      }
      useLatestPrices.setState({ prices: outcome.newPrices });
      showToast({
        tone: 'error',
        title: text('The price has changed'),
        description: text('It is {price} now. Nothing was charged.', {
          price: price(pricedPlans(outcome.newPrices)[wish.plan]),
        }),
      });
    },
    onError: notBegun,
  });
}
