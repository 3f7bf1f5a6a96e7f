import { pages } from '@town/contracts/pages/paths';
import { plans } from '@town/contracts/plans/price-list';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { ButtonLink } from '@town/ui/button-link';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { Fetched, Part } from '../part';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { stateLabels, useSubscriptionWords } from '../subscription/subscription-words';

/** What is paid for, and what is charged next. */
export function SubscriptionPart() {
  const text = useText();
  const words = useSubscriptionWords();
  const subscriptions = useQuery(subscriptionsQuery);
  return (
    <Part title={text('Your subscription')}>
      <Fetched query={subscriptions} what="your subscription">
        {({ subscription }) =>
          subscription ? (
            <div className={css.row}>
              <h3>
                {plans[subscription.plan].name}, {words.price(subscription)}
                <Badge tone={stateLabels[subscription.state].tone}>
                  {text(stateLabels[subscription.state].label)}
                </Badge>
              </h3>
              <p>{words.state(subscription)}</p>
              {subscription.state === 'ended' ? (
                <PlansAndInvoices />
              ) : (
                <p>
                  <ButtonLink as={Link} to={pages.accountSubscription} variant="secondary">
                    {text('Cancel, change or pay')}
                  </ButtonLink>
                </p>
              )}
            </div>
          ) : (
            <>
              <p>{text('You have no subscription, and nothing is charged.')}</p>
              <PlansAndInvoices />
            </>
          )
        }
      </Fetched>
    </Part>
  );
}

function PlansAndInvoices() {
  const text = useText();
  return (
    <p className={css.actions}>
      <ButtonLink as={Link} to={pages.advertise} variant="secondary">
        {text('See the plans')}
      </ButtonLink>
      <Link to={pages.accountSubscription}>{text('Invoices')}</Link>
    </p>
  );
}
