import { plans } from '@town/contracts/plans/price-list';
import type { ReceivedMove } from '@town/contracts/subscriptions/plan-move';
import { useText } from '../messages/use-text';
import { useSubscriptionWords } from '../subscription/subscription-words';
import { useDay } from '../words';

const renewals = {
  own: 'Renewals are charged to the {card}, which is your card.',
  formers:
    'Renewals are charged to the {card}, which is the card of a former payer, until you enter another one.',
  payers:
    'Renewals are charged to the {card}, which is the card of {email}, until you enter another one.',
} as const;

const refunds = {
  own: 'A refund goes back to the card that paid.',
  formers: 'A refund goes back to the card that paid, which can be somebody else’s.',
  payers: 'A refund goes back to the card that paid, which can be that of {email}.',
} as const;

/** Whose the card is: the reader can have had the plan before. */
function holderOf({ isOwnCard, subscription }: ReceivedMove): keyof typeof renewals {
  if (isOwnCard) return 'own';
  return subscription.cardOfFormerPayer ? 'formers' : 'payers';
}

/** What somebody agrees to who takes a plan over: what is charged, to which card, and what does not move. */
export function TakeoverTerms({ move }: { move: ReceivedMove }) {
  const { from: email, subscription } = move;
  const text = useText();
  const words = useSubscriptionWords();
  const day = useDay();
  const { state, card, paidUntil } = subscription;
  const holder = holderOf(move);
  const named = { plan: plans[subscription.plan].name, price: words.price(subscription) };
  return (
    <>
      <p>
        {state === 'ending'
          ? text(
              '{plan}, {price}: it was cancelled and ends on {date}. Once it is yours, you can keep it.',
              {
                ...named,
                date: day(paidUntil),
              },
            )
          : text(
              '{plan}, {price}: it renews by itself, until you cancel it in your account.',
              named,
            )}
      </p>
      {state === 'payment-failed' && (
        <p>{text('Its last renewal is not paid. A card that you enter is charged at once.')}</p>
      )}
      {card && state !== 'ending' && (
        <p>{text(renewals[holder], { card: words.card(card), email })}</p>
      )}
      {!card && state === 'active' && (
        <p>{text('The plan has no card: enter one afterwards, before it renews.')}</p>
      )}
      {/* Only an annual plan can be refunded in the account. */}
      {subscription.plan === 'annual' && <p>{text(refunds[holder], { email })}</p>}
      <p>
        {text('The listing of the business is handed over separately. Ask {email} for it.', {
          email,
        })}
      </p>
    </>
  );
}
