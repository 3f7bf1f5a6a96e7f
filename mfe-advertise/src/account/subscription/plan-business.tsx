import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { useSite } from '@town/slice-kit/site';
import { listingsQuery } from '../listing/listing-query';
import { useText } from '../messages/use-text';
import { BusinessLine } from './business-line';

/**
 * Names the business of a plan. It is not known here if an owner of several businesses has bought the plan without
 * an application. Then the owner reads whom to tell, unless all of these businesses have Premium listings.
 */
export function PlanBusiness({ subscription }: { subscription: OwnerSubscription }) {
  const text = useText();
  const { email } = useSite().town;
  const { businessName, state } = subscription;
  const own = useQuery(listingsQuery).data?.filter(({ role }) => role === 'owner') ?? [];
  const isAsked = own.length > 1 && own.some(({ tier }) => tier === 'basic');
  if (businessName || state === 'ended' || !isAsked) return <BusinessLine name={businessName} />;
  return (
    <p>
      {withElements(
        text(
          'Is the listing that this plan is for not Premium? Please tell us which one it is: <mail>{email}</mail>.',
          { email },
        ),
        { mail: (address) => <a href={`mailto:${address}`}>{address}</a> },
      )}
    </p>
  );
}
