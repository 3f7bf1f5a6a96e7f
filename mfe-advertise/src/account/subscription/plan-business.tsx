import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { useSite } from '@town/slice-kit/site';
import { listingsQuery } from '../listing/listing-query';
import { useText } from '../messages/use-text';
import { BusinessLine } from './business-line';

/**
 * Names the business of a plan. Nobody knows it if an owner of several businesses has bought the plan without an
 * application, so the owner is asked.
 */
export function PlanBusiness({ subscription }: { subscription: OwnerSubscription }) {
  const text = useText();
  const { email } = useSite().town;
  const { businessName, state } = subscription;
  const listings = useQuery(listingsQuery).data ?? [];
  if (businessName || state === 'ended' || listings.length < 2) {
    return <BusinessLine name={businessName} />;
  }
  return (
    <p>
      {withElements(
        text(
          'We do not know for which of your businesses this plan is. Please write to <mail>{email}</mail>.',
          { email },
        ),
        { mail: (address) => <a href={`mailto:${address}`}>{address}</a> },
      )}
    </p>
  );
}
