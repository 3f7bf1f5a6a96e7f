import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { Skeleton } from '@town/ui/skeleton';
import { type RefObject, useRef } from 'react';
import css from '../account.module.css';
import { AccountPage } from '../account-page';
import { archivedListingsQuery, listingsQuery } from '../listing/listing-query';
import { useText } from '../messages/use-text';
import { ArchivedNotice } from '../overview/archived-notice';
import { Fetched, Part } from '../part';
import { MovedAwayPlans } from '../plan-moves/moved-away';
import { movesQuery } from '../plan-moves/moves-query';
import { OfferedPlans } from '../plan-moves/offered-plans';
import { useArrived } from '../use-arrived';
import { Invoices } from './invoices';
import { NoListingNotice } from './no-listing-notice';
import { SubscriptionCard } from './subscription-card';
import { invoicesQuery, subscriptionsQuery } from './subscription-query';
import { type PaymentToConfirm, useReturnedCard } from './use-returned-card';

/** The page /account/subscription: the owner's subscriptions and invoices, with all actions. */
export function SubscriptionPage() {
  const text = useText();
  return (
    <AccountPage title={text('Your Subscription')}>
      {({ email }) => <Parts email={email} />}
    </AccountPage>
  );
}

function Parts({ email }: { email: string }) {
  const text = useText();
  // Before anything has arrived: somebody who returns from the bank may not wait for the page.
  const toConfirm = useReturnedCard();
  const arrived = useArrived(
    useQuery(subscriptionsQuery),
    useQuery(listingsQuery),
    useQuery(archivedListingsQuery),
    useQuery(invoicesQuery),
    useQuery(movesQuery),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  if (!arrived) return <Skeleton shape="text" count={8} label={text('Opening your account...')} />;
  return (
    <>
      <OfferedPlans fallbackFocus={heading} />
      <Subscriptions {...{ email, heading, toConfirm }} />
      <Invoices />
    </>
  );
}

interface SubscriptionsProps {
  email: string;
  heading: RefObject<HTMLHeadingElement | null>;
  toConfirm: PaymentToConfirm | undefined;
}

function Subscriptions({ email, heading, toConfirm }: SubscriptionsProps) {
  const text = useText();
  const subscriptions = useQuery(subscriptionsQuery);
  return (
    <Part title={text('Plan and payment')} heading={heading}>
      <Fetched query={subscriptions} what="your subscription">
        {({ subscription, others }) => {
          const all = [...(subscription ? [subscription] : []), ...others];
          const runs = all.some(({ state }) => state !== 'ended');
          return (
            <>
              {all.length === 0 && <p>{text('You have no subscription.')}</p>}
              {all.length > 0 && (
                <ul className={css.rows}>
                  {all.map((each) => (
                    <SubscriptionCard
                      key={each.id}
                      subscription={each}
                      email={email}
                      bankPage={toConfirm?.id === each.id ? toConfirm.bankPage : undefined}
                    />
                  ))}
                </ul>
              )}
              {!runs && <Plans email={all.length > 0 ? email : null} />}
            </>
          );
        }}
      </Fetched>
      <MovedAwayPlans />
      {/* Below the plans: an answer that is too late for the page must not move their buttons. */}
      <ArchivedNotice />
      <NoListingNotice />
    </Part>
  );
}

/** @param email address of an owner who had a plan; a new plan is matched to the owner by this address */
function Plans({ email }: { email: string | null }) {
  const text = useText();
  return (
    <>
      {email && (
        <p>
          {text(
            'Another plan makes your listing Premium again. Buy it with {email}: it then pays for the same listing.',
            { email },
          )}
        </p>
      )}
      <p>
        <ButtonLink as={Link} to={pages.advertise}>
          {text('See the plans')}
        </ButtonLink>
      </p>
    </>
  );
}
