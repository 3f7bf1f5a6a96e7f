import type { AdvertiserSubmission } from '@town/contracts/advertisers/form';
import { monthlyBudget } from '@town/contracts/advertisers/options';
import type { Plan } from '@town/contracts/plans/price-list';
import { useMutation } from '@town/slice-kit/query';
import { useText } from '../messages/use-text';
import type { Order, PurchaseEvent } from './purchase-state';
import { useFailure } from './use-failure';

/** What a purchase is begun with. */
export interface Wish {
  plan: Plan['id'];
  /** Null where a plan is bought alone. */
  application: AdvertiserSubmission | null;
}

/** Sets a payment up, for an application or for a plan alone. */
export function useSetUp(dispatch: (event: PurchaseEvent) => unknown) {
  const text = useText();
  const fail = useFailure();
  return useMutation({
    async mutationFn({ plan }: Wish) {
      const { setUpPayment } = await import(
        /* webpackChunkName: "purchase-calls" */ './set-up-payment'
      );
      return setUpPayment(plan);
    },
    onSuccess: (clientSecret, wish) =>
      dispatch({ type: 'set-up', order: orderOf(wish, clientSecret) }),
    onError: fail(text('Error'), text('Failed to initialize payment. Please try again.')),
  });
}

function orderOf({ plan, application }: Wish, clientSecret: string): Order {
  const now = new Date();
  return {
    plan,
    clientSecret,
    customerEmail: application?.email ?? '',
    customerName: application?.businessName ?? '',
    key: crypto.randomUUID(),
    startedAt: now.getTime(),
    application: application && { ...application, monthlyBudget, submittedAt: now.toISOString() },
  };
}
