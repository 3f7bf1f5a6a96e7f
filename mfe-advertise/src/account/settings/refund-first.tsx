import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { dayOf, money } from '../words';

/** Tells an owner that the plan can still be refunded; deleting the account ends that option. */
export function RefundFirst() {
  const { town } = useSite();
  const { subscription = null, others = [] } = useQuery(subscriptionsQuery).data ?? {};
  return [subscription, ...others].map((each) => {
    if (!each?.refundableUntil || each.refundableCents === 0) return null;
    const until = dayOf(each.refundableUntil, town.timeZone);
    return (
      <p key={each.id}>
        You can still get {money(each.refundableCents)} back until {until}, but not without the
        account. <Link to={pages.accountSubscription}>Get the refund first</Link>
      </p>
    );
  });
}
