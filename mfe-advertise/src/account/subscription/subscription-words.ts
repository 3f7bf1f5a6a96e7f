import { plans } from '@town/contracts/plans/price-list';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import type { BadgeTone } from '@town/ui/badge';
import { dayOf, money } from '../words';

/** The badge text and colour of each state. */
export const stateLabels: Record<OwnerSubscription['state'], { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'green' },
  'payment-failed': { label: 'Payment failed', tone: 'red' },
  ending: { label: 'Cancelled', tone: 'yellow' },
  ended: { label: 'Ended', tone: 'grey' },
};

/** The price of a subscription: "$49/month". It may differ from today's price list. */
export const priceOf = ({ plan, priceCents }: Pick<OwnerSubscription, 'plan' | 'priceCents'>) =>
  `${money(priceCents)}/${plans[plan].period}`;

/** The card in words: "Visa ending in 4242". */
export const cardWords = ({ brand, last4 }: NonNullable<OwnerSubscription['card']>) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;

/** A sentence about a subscription's state: what is charged next, and when. */
export function stateWords(subscription: OwnerSubscription, timeZone: string): string {
  const { state, paidUntil, graceUntil, card, creditCents } = subscription;
  const end = dayOf(paidUntil, timeZone);
  const credit = creditCents > 0 ? money(creditCents) : undefined;
  const to = card ? ` to your ${cardWords(card)}` : '';
  switch (state) {
    case 'active':
      return credit
        ? `It renews on ${end} for ${money(nextPrice(subscription))}. Your credit of ${credit} is used first: on that day we charge ${money(nextCharge(subscription))}${to}.`
        : `It renews on ${end}. On that day we charge ${money(nextPrice(subscription))}${to}.`;
    case 'payment-failed':
      return `We could not charge the renewal of ${end}.${
        graceUntil
          ? ` Your listing stays Premium until ${dayOf(graceUntil, timeZone)}. Enter another card before that day to keep it.`
          : ' Enter another card to keep your listing Premium.'
      }`;
    case 'ending':
      return `It ends on ${end}. Your listing stays Premium until then, and nothing more is charged.${
        credit
          ? ` Your credit of ${credit} is not paid out. It is lost on that day unless you keep the subscription.`
          : ''
      }`;
    case 'ended':
      return `It ended on ${end}. Nothing more is charged for it.${
        credit
          ? ` A credit of ${credit} was left. It only paid for renewals, and is not paid out.`
          : ''
      }`;
  }
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

/** A price that was announced: "$59/month for renewals from June 1, 2027; cancel before to avoid it". */
export function comingPriceWords(
  { plan, comingPrice, state }: OwnerSubscription,
  timeZone: string,
): string {
  if (!comingPrice) return '';
  const price = `${priceOf({ plan, priceCents: comingPrice.cents })} for renewals from ${dayOf(comingPrice.from, timeZone)}`;
  return state === 'active' ? `${price}. To avoid it, cancel before that renewal.` : price;
}
