import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { nextCharge, useSubscriptionWords } from '../subscription/subscription-words';
import { money, useDay } from '../words';

/** What a plan costs that the owner may take over, and which card pays for it. */
export function OfferedPlanFacts({ subscription }: { subscription: OwnerSubscription }) {
  const text = useText();
  const words = useSubscriptionWords();
  const { card, comingPrice } = subscription;
  return (
    <dl className={css.facts}>
      <div>
        <dt>{text('Price')}</dt>
        <dd>{words.price(subscription)}</dd>
      </div>
      {comingPrice && (
        <div>
          <dt>{text('New price')}</dt>
          <dd>{words.comingPrice(subscription)}</dd>
        </div>
      )}
      <NextRenewal subscription={subscription} />
      <div>
        <dt>{text('Card')}</dt>
        <dd>{card ? words.card(card) : text('None')}</dd>
      </div>
    </dl>
  );
}

function NextRenewal({ subscription }: { subscription: OwnerSubscription }) {
  const text = useText();
  const day = useDay();
  const { state, paidUntil, graceUntil } = subscription;
  const date = day(paidUntil);
  const facts = {
    active: [
      text('Next renewal'),
      text('{amount} on {date}', { amount: money(nextCharge(subscription)), date }),
    ],
    ending: [text('Cancelled'), text('It ends on {date}, unless you keep it.', { date })],
    'payment-failed': [
      text('Payment failed'),
      text('The renewal of {date} is not paid. Unless a card pays it, the plan ends on {end}.', {
        date,
        end: day(graceUntil ?? paidUntil),
      }),
    ],
    ended: [text('Ended'), date],
  }[state];
  return (
    <div>
      <dt>{facts[0]}</dt>
      <dd>{facts[1]}</dd>
    </div>
  );
}
