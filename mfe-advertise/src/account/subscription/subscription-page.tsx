import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import css from '../account.module.css';
import { AccountPage } from '../account-page';
import { Fetched, Part } from '../part';
import { Invoices } from './invoices';
import { SubscriptionCard } from './subscription-card';
import { subscriptionsQuery } from './subscription-query';
import { useReturnedCard } from './use-returned-card';

/** The page /account/subscription: what is paid for, and everything that can be done about it. */
export function SubscriptionPage() {
  return (
    <AccountPage title="Your Subscription">
      {() => (
        <>
          <Subscriptions />
          <Invoices />
        </>
      )}
    </AccountPage>
  );
}

function Subscriptions() {
  const subscriptions = useQuery(subscriptionsQuery);
  useReturnedCard();
  return (
    <Part title="Plan and payment">
      <Fetched query={subscriptions} what="your subscription">
        {({ subscription, others }) => {
          const all = [...(subscription ? [subscription] : []), ...others];
          return all.length === 0 ? (
            <>
              <p>You have no subscription, and nothing is charged.</p>
              <p>
                <ButtonLink as={Link} to={pages.advertise}>
                  See the plans
                </ButtonLink>
              </p>
            </>
          ) : (
            <ul className={css.rows}>
              {all.map((each) => (
                <SubscriptionCard key={each.id} subscription={each} />
              ))}
            </ul>
          );
        }}
      </Fetched>
    </Part>
  );
}
