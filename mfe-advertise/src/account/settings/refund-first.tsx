import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import { BusinessLine } from '../subscription/business-line';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { money, useDay } from '../words';

/** Tells an owner that the plan can still be refunded; deleting the account ends that option. */
export function RefundFirst() {
  const text = useText();
  const day = useDay();
  const { subscription = null, others = [] } = useQuery(subscriptionsQuery).data ?? {};
  return [subscription, ...others].map((each) => {
    if (!each?.refundableUntil || each.refundableCents === 0) return null;
    return (
      <div key={each.id}>
        <BusinessLine name={each.businessName} />
        <p>
          {withElements(
            text(
              'A refund of {amount} is possible until {date}, but not without the account. <link>Get the refund first</link>',
              { amount: money(each.refundableCents), date: day(each.refundableUntil) },
            ),
            { link: (words) => <Link to={pages.accountSubscription}>{words}</Link> },
          )}
        </p>
      </div>
    );
  });
}
