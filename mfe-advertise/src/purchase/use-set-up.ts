import type { AdvertiserSubmission } from '@town/contracts/advertisers/form';
import {
  type Plan,
  type PricedPlans,
  pricedPlans,
  priceLabel,
} from '@town/contracts/plans/price-list';
import { useMutation } from '@town/slice-kit/query';
import { useToasts } from '@town/slice-kit/toasts';
import { usePrice } from '../messages/use-price';
import { useText } from '../messages/use-text';
import { useLatestPrices } from '../prices/latest-prices';
import { usePlans } from '../prices/use-plans';
import type { Order, PurchaseEvent } from './purchase-state';
import { useFailure } from './use-failure';

/** What a purchase is begun with. */
export interface Wish {
  plan: Plan['id'];
  /** Null where a plan is bought alone. */
  application: AdvertiserSubmission | null;
}

/**
 * Sets a payment up, for an application or for a plan alone. Where the price is another one by now, the
 * page shows it and nothing is begun: the visitor decides again.
 */
export function useSetUp(dispatch: (event: PurchaseEvent) => unknown) {
  const text = useText();
  const price = usePrice();
  const fail = useFailure();
  const plans = usePlans();
  const showToast = useToasts((shown) => shown.show);
  return useMutation({
    async mutationFn({ plan }: Wish) {
      const { setUpPayment } = await import(
        /* webpackChunkName: "purchase-calls" */ './set-up-payment'
      );
      return { ...(await setUpPayment(plans[plan])), shown: plans };
    },
    onSuccess(outcome, wish) {
      if ('clientSecret' in outcome) {
        const order = orderOf(wish, outcome.clientSecret, outcome.shown);
        dispatch({ type: 'set-up', order });
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
    onError: fail(text('Error'), text('Failed to initialize payment. Please try again.')),
  });
}

function orderOf({ plan, application }: Wish, clientSecret: string, plans: PricedPlans): Order {
  const now = new Date();
  return {
    plan,
    amount: plans[plan].amount,
    clientSecret,
    customerEmail: application?.email ?? '',
    customerName: application?.businessName ?? '',
    key: crypto.randomUUID(),
    startedAt: now.getTime(),
    application: application && {
      ...application,
      // Goes with every application, also with one for the annual plan.
      monthlyBudget: priceLabel(plans.monthly),
      submittedAt: now.toISOString(),
    },
  };
}
