import { useQuery } from '@town/slice-kit/query';
import { useText } from '../messages/use-text';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { usePlanOrigin } from './use-plan-origin';

interface JustPaidProps {
  /** What happens to the application, which names the business. */
  applied: string;
}

/**
 * Says what follows a purchase while no listing is in the account. A plan that was bought without an application
 * names no business, so staff have to ask for it first.
 */
export function JustPaid({ applied }: JustPaidProps) {
  const text = useText();
  const { data } = useQuery(subscriptionsQuery);
  const origin = usePlanOrigin();
  const isDirect = data?.subscription && !data.subscription.businessName;
  if (origin === 'taken-over') return null;
  return (
    <p>
      <strong>
        {origin === 'just-bought' ? text('Your payment has arrived.') : text('Have you just paid?')}
      </strong>{' '}
      {isDirect
        ? text('We will contact you soon to set up your listing. Then it appears in your account.')
        : applied}
    </p>
  );
}
