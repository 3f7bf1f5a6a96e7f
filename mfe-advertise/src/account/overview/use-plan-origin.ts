import type { PlanOrigin } from '@town/contracts/subscriptions/owner-subscription';
import { useQuery } from '@town/slice-kit/query';
import { subscriptionsQuery } from '../subscription/subscription-query';

/**
 * How the owner's only plan came to its payer. Undefined where that is not known, or says nothing: a plan that is
 * bought after another one pays for the business of that one, which may be sold.
 */
export function usePlanOrigin(): PlanOrigin | undefined {
  const { data } = useQuery(subscriptionsQuery);
  return data?.others.length === 0 ? (data.subscription?.origin ?? undefined) : undefined;
}
