import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import css from '../account.module.css';
import { AccountPage } from '../account-page';
import { useText } from '../messages/use-text';
import { ArchivedNotice } from '../overview/archived-notice';
import { Fetched, Part } from '../part';
import { Invoices } from './invoices';
import { NoListingNotice } from './no-listing-notice';
import { SubscriptionCard } from './subscription-card';
import { subscriptionsQuery } from './subscription-query';
import { useReturnedCard } from './use-returned-card';

/** The page /account/subscription: the owner's subscriptions and invoices, with all actions. */
export function SubscriptionPage() {
  const text = useText();
  return (
    <AccountPage title={text('Your Subscription')}>
      {({ email }) => (
        <>
          <Subscriptions email={email} />
          <Invoices />
        </>
      )}
    </AccountPage>
  );
}

function Subscriptions({ email }: { email: string }) {
  const text = useText();
  const subscriptions = useQuery(subscriptionsQuery);
  useReturnedCard();
  return (
    <Part title={text('Plan and payment')}>
      <ArchivedNotice />
      <Fetched query={subscriptions} what="your subscription">
        {({ subscription, others }) => {
          const all = [...(subscription ? [subscription] : []), ...others];
          const runs = all.some(({ state }) => state !== 'ended');
          return (
            <>
              {all.length === 0 && (
                <p>{text('You have no subscription, and nothing is charged.')}</p>
              )}
              {all.length > 0 && (
                <ul className={css.rows}>
                  {all.map((each) => (
                    <SubscriptionCard key={each.id} subscription={each} />
                  ))}
                </ul>
              )}
              {/* Below the plans: it comes later than they do, and must not move their buttons. */}
              <NoListingNotice />
              {!runs && <Plans email={all.length > 0 ? email : null} />}
            </>
          );
        }}
      </Fetched>
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
