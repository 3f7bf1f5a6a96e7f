import { pages } from '@town/contracts/pages/paths';
import { plans } from '@town/contracts/plans/price-list';
import type { MovedAwayPlan } from '@town/contracts/subscriptions/plan-move';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { BusinessLine } from '../subscription/business-line';
import { useSubscriptionWords } from '../subscription/subscription-words';
import { useDay } from '../words';
import { movesQuery } from './moves-query';

const useMovedAway = () => useQuery(movesQuery).data?.movedAway ?? [];

/** The plans that the owner has moved away and that are still charged to the owner's card. */
export function MovedAwayPlans() {
  const text = useText();
  const movedAway = useMovedAway();
  if (movedAway.length === 0) return null;
  return (
    <>
      <ul className={css.rows}>
        {movedAway.map((plan) => (
          <MovedAway key={plan.id} plan={plan} />
        ))}
      </ul>
      <p>
        {withElements(
          text(
            'Your card is charged until the other address enters another one. If you do not want that, ask that address, or <link>contact us</link>.',
          ),
          { link: (words) => <Link to={pages.contact}>{words}</Link> },
        )}
      </p>
    </>
  );
}

function MovedAway({ plan }: { plan: MovedAwayPlan }) {
  const text = useText();
  const words = useSubscriptionWords();
  const said = { card: words.card(plan.card), date: useDay()(plan.paidUntil) };
  return (
    <li className={css.row}>
      <h3>
        {plans[plan.plan].name}, {words.price(plan)}
      </h3>
      <BusinessLine name={plan.businessName} />
      <p>
        {plan.state === 'active' &&
          text(
            'You moved this plan to another address, and your {card} still pays for it. It renews on {date}.',
            said,
          )}
        {plan.state === 'payment-failed' &&
          text(
            'You moved this plan to another address, and your {card} still pays for it. The renewal of {date} is not paid yet.',
            said,
          )}
        {plan.state === 'ending' &&
          text(
            'You moved this plan to another address. It was cancelled and ends on {date}. If it is kept, your {card} pays for it.',
            said,
          )}
      </p>
    </li>
  );
}

/**
 * Says in the list of what follows from a deletion that plans which moved away do not end. It says so of any such
 * plan while it is not known whether there is one.
 */
export function MovedAwayStays() {
  const text = useText();
  const words = useSubscriptionWords();
  const { data } = useQuery(movesQuery);
  if (!data) {
    return (
      <li>
        {text('A plan that you have moved to another address does not end with your account.')}
      </li>
    );
  }
  return data.movedAway?.map(({ id, plan, card }) => (
    <li key={id}>
      {text(
        'The {plan} that you moved to another address does not end with your account. Its renewals are charged to your {card}.',
        { plan: plans[plan].name, card: words.card(card) },
      )}
    </li>
  ));
}
