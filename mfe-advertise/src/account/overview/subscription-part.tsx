import { pages } from '@town/contracts/pages/paths';
import { plans } from '@town/contracts/plans/price-list';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { ButtonLink } from '@town/ui/button-link';
import type { RefObject } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { Fetched, Part } from '../part';
import { MovedAwayPlans } from '../plan-moves/moved-away';
import { PlanBusiness } from '../subscription/plan-business';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { stateLabels, useSubscriptionWords } from '../subscription/subscription-words';

interface SubscriptionPartProps {
  /** The part's heading, to which the focus can move. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What is paid for, and what is charged next. */
export function SubscriptionPart({ heading }: SubscriptionPartProps) {
  const text = useText();
  const subscriptions = useQuery(subscriptionsQuery);
  return (
    <Part title={text('Your subscription')} heading={heading}>
      <Fetched query={subscriptions} what="your subscription">
        {({ subscription, others }) =>
          subscription ? (
            <>
              <ul className={css.rows}>
                <PlanRow subscription={subscription} />
                {others.filter(runs).map((each) => (
                  <PlanRow key={each.id} subscription={each} />
                ))}
              </ul>
              {runs(subscription) ? (
                <p>
                  <ButtonLink as={Link} to={pages.accountSubscription} variant="secondary">
                    {text('Cancel, change or pay')}
                  </ButtonLink>
                </p>
              ) : (
                <PlansAndInvoices />
              )}
            </>
          ) : (
            <>
              <p>{text('You have no subscription.')}</p>
              <PlansAndInvoices />
            </>
          )
        }
      </Fetched>
      <MovedAwayPlans />
    </Part>
  );
}

const runs = ({ state }: OwnerSubscription) => state !== 'ended';

function PlanRow({ subscription }: { subscription: OwnerSubscription }) {
  const text = useText();
  const words = useSubscriptionWords();
  const { label, tone } = stateLabels[subscription.state];
  return (
    <li className={css.row}>
      <h3>
        {plans[subscription.plan].name}, {words.price(subscription)}
        <Badge tone={tone}>{text(label)}</Badge>
      </h3>
      <PlanBusiness subscription={subscription} />
      <p>{words.state(subscription)}</p>
    </li>
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
