import { plans } from '@town/contracts/plans/price-list';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { useAnyText } from '@town/language/text-of';
import type { BadgeTone } from '@town/ui/badge';
import { type AccountText, type PlainMessage, useText } from '../messages/use-text';
import { money, useDay } from '../words';

/** The badge text and colour of each state. */
export const stateLabels: Record<
  OwnerSubscription['state'],
  { label: PlainMessage; tone: BadgeTone }
> = {
  active: { label: 'Active', tone: 'green' },
  'payment-failed': { label: 'Payment failed', tone: 'red' },
  ending: { label: 'Cancelled', tone: 'yellow' },
  ended: { label: 'Ended', tone: 'grey' },
};

/** Says the facts of subscriptions in the language of the page. */
export function useSubscriptionWords() {
  const text = useText();
  const anyText = useAnyText();
  const day = useDay();

  /** The price: "$49/month". It may differ from today's price list. */
  const price = ({ plan, priceCents }: Pick<OwnerSubscription, 'plan' | 'priceCents'>) =>
    `${money(priceCents)}/${text(plans[plan].period)}`;

  /** The card: "Visa ending in 4242". A card without a brand is called "Card". */
  const card = ({ brand, last4 }: NonNullable<OwnerSubscription['card']>) =>
    text('{brand} ending in {last4}', {
      brand: anyText(`${brand.charAt(0).toUpperCase()}${brand.slice(1)}`),
      last4,
    });

  /** A subscription's state: what is charged next, and when. */
  function state(subscription: OwnerSubscription): string {
    const said = {
      end: day(subscription.endedAt ?? subscription.paidUntil),
      until: subscription.graceUntil && day(subscription.graceUntil),
      credit: subscription.creditCents > 0 ? money(subscription.creditCents) : '',
      card: subscription.card && card(subscription.card),
    };
    switch (subscription.state) {
      case 'active':
        return [
          said.credit
            ? renewalWithCredit(text, subscription, said)
            : renewal(text, subscription, said),
          ...expiry(text, subscription),
        ].join(' ');
      case 'payment-failed':
        return failed(text, subscription, said);
      case 'ending':
        return ending(text, said);
      case 'ended':
        return ended(text, said);
    }
  }

  /** An announced price: "$59/month for renewals from June 1, 2027", and how to avoid it. */
  function comingPrice(subscription: OwnerSubscription): string {
    const { plan, comingPrice: coming } = subscription;
    if (!coming) return '';
    const values = { price: price({ plan, priceCents: coming.cents }), date: day(coming.from) };
    return subscription.state === 'active'
      ? text('{price} for renewals from {date}. To avoid it, cancel before that renewal.', values)
      : text('{price} for renewals from {date}', values);
  }

  return { price, card, state, comingPrice };
}

/** The facts of a state in words; empty or null where there are none. */
interface Said {
  end: string;
  until: string | null;
  credit: string;
  card: string | null;
}

function renewal(text: AccountText, subscription: OwnerSubscription, { end, card }: Said): string {
  const price = money(nextPrice(subscription));
  if (!card) {
    return text('It renews on {end} for {price}. It has no card: enter one before that day.', {
      end,
      price,
    });
  }
  const values = { end, price, card };
  return subscription.cardOfFormerPayer
    ? text(
        'It renews on {end}. On that day we charge {price} to the former payer’s {card}.',
        values,
      )
    : text('It renews on {end}. On that day we charge {price} to your {card}.', values);
}

function renewalWithCredit(
  text: AccountText,
  subscription: OwnerSubscription,
  { end, credit, card }: Said,
): string {
  const price = money(nextPrice(subscription));
  const values = { end, price, credit, charge: money(nextCharge(subscription)) };
  if (!card) {
    return nextCharge(subscription) > 0
      ? text(
          'It renews on {end} for {price}. Your credit of {credit} is used first. It has no card for the other {charge}: enter one before that day.',
          values,
        )
      : text(
          'It renews on {end} for {price}. Your credit of {credit} is used first: on that day we charge {charge}.',
          values,
        );
  }
  return subscription.cardOfFormerPayer
    ? text(
        'It renews on {end} for {price}. Your credit of {credit} is used first: on that day we charge {charge} to the former payer’s {card}.',
        { ...values, card },
      )
    : text(
        'It renews on {end} for {price}. Your credit of {credit} is used first: on that day we charge {charge} to your {card}.',
        { ...values, card },
      );
}

/** A warning about a card that cannot pay the next renewal. */
function expiry(text: AccountText, subscription: OwnerSubscription): string[] {
  const { card, paidUntil } = subscription;
  if (!card || nextCharge(subscription) === 0) return [];
  const { expiresMonth, expiresYear } = card;
  // The first instant of the month after its last one.
  if (Date.UTC(expiresYear, expiresMonth) > Date.parse(paidUntil)) return [];
  return [
    text('This card is valid only until {month}/{year}: use another one before the renewal.', {
      month: String(expiresMonth),
      year: String(expiresYear),
    }),
  ];
}

function failed(text: AccountText, { card }: OwnerSubscription, { end, until }: Said): string {
  if (!card && until) {
    return text(
      'The renewal of {end} is not paid, because the plan has no card. Your listing stays Premium until {until}. Enter a card before that day to keep it.',
      { end, until },
    );
  }
  return until
    ? text(
        'We could not charge the renewal of {end}. Your listing stays Premium until {until}. Enter another card before that day to keep it.',
        { end, until },
      )
    : text(
        'We could not charge the renewal of {end}. Enter another card to keep your listing Premium.',
        { end },
      );
}

function ending(text: AccountText, { end, credit }: Said): string {
  return credit
    ? text(
        'It ends on {end}. Your listing stays Premium until then, and nothing more is charged. Your credit of {credit} is not paid out. It is lost on that day unless you keep the subscription.',
        { end, credit },
      )
    : text(
        'It ends on {end}. Your listing stays Premium until then, and nothing more is charged.',
        { end },
      );
}

function ended(text: AccountText, { end, credit }: Said): string {
  return credit
    ? text(
        'It ended on {end}. Nothing more is charged for it. A credit of {credit} was left. It only paid for renewals, and is not paid out.',
        { end, credit },
      )
    : text('It ended on {end}. Nothing more is charged for it.', { end });
}

/** Whether a refund can go to somebody else: the plan came from another address, or has its card. */
export function mayBePaidByOthers({ origin, cardOfFormerPayer }: OwnerSubscription): boolean {
  return origin === 'taken-over' || cardOfFormerPayer === true;
}

/** The amount that the next renewal charges to the card, after credit is used. */
export function nextCharge(subscription: OwnerSubscription): number {
  return Math.max(0, nextPrice(subscription) - subscription.creditCents);
}

/** The price of the next renewal: the announced price if it applies by then. */
export function nextPrice({ priceCents, comingPrice, paidUntil }: OwnerSubscription): number {
  const hasCome = comingPrice && Date.parse(paidUntil) >= Date.parse(comingPrice.from);
  return hasCome ? comingPrice.cents : priceCents;
}
