import { dollarLabel, plans } from '@town/contracts/plans/price-list';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import type {
  subscriptionCancelled,
  subscriptionPaymentFailed,
  subscriptionPriceAnnounced,
  subscriptionPriceWithdrawn,
  subscriptionStarted,
} from '@town/contracts/subscriptions/events';
import type * as z from 'zod/mini';
import { contactUs, hello } from '../letters/contact-us.js';
import type { LetterField, LetterWriter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';
import { accountPath, refundRule } from './subscription-terms.js';

type Subscription = z.output<typeof subscriptionStarted.data>;

const account = { text: 'Your account', path: accountPath };

/** How each reminder of a missing payment begins. */
const remindersSay = ['', 'A reminder: ', 'The last reminder: '];

function price({ plan, priceCents }: Subscription): string {
  return `${dollarLabel(priceCents / 100)} each ${plans[plan].period} (US dollars)`;
}

function facts(subscription: Subscription, town: TownProfile): LetterField[] {
  return [
    ['Plan', plans[subscription.plan].name],
    ['Price', price(subscription)],
    ['Paid until', townTime(subscription.paidUntil, town.timeZone)],
    ['Subscription', subscription.id],
  ];
}

export function started(subscription: Subscription): LetterWriter {
  return (town) => ({
    subject: `Your ${plans[subscription.plan].name} in the ${town.siteName}`,
    greeting: hello,
    paragraphs: [
      `Your plan has begun. It renews by itself each ${plans[subscription.plan].period}, and we charge your card then.`,
      'To cancel, sign in to your account with this e-mail address and choose "Cancel". Your plan then runs to the end of what you have paid and charges nothing more. You can take the cancellation back until then.',
      refundRule,
    ],
    fields: facts(subscription, town),
    link: account,
    closing: contactUs(town),
  });
}

export function paymentFailed(
  subscription: z.output<typeof subscriptionPaymentFailed.data>,
): LetterWriter {
  return (town) => ({
    subject: `${remindersSay[subscription.reminder - 1] ?? ''}Your card could not be charged`,
    greeting: hello,
    paragraphs: [
      `We could not charge your card for your ${plans[subscription.plan].name} in the ${town.siteName}. Please enter a card in your account; it is charged at once.`,
      `Your listing stays as it is until ${townTime(subscription.graceUntil, town.timeZone)}. Without a payment your plan ends then, and your listing becomes a Basic one. Nothing that you have entered is lost.`,
    ],
    fields: facts(subscription, town),
    link: { text: 'Enter a card in your account', path: accountPath },
    closing: contactUs(town),
  });
}

export function cancelled(subscription: z.output<typeof subscriptionCancelled.data>): LetterWriter {
  const { plan, paidUntil, resumed } = subscription;
  return (town) => {
    const end = townTime(paidUntil, town.timeZone);
    return {
      subject: resumed ? 'Your plan renews again' : 'Your plan is cancelled',
      greeting: hello,
      paragraphs: resumed
        ? [`You have taken the cancellation back. Your ${plans[plan].name} renews on ${end}.`]
        : [
            `You have cancelled your ${plans[plan].name}. It runs until ${end} and charges nothing more.`,
            'You can take the cancellation back in your account until then.',
          ],
      fields: facts(subscription, town),
      link: account,
      closing: contactUs(town),
    };
  };
}

export function priceAnnounced(
  subscription: z.output<typeof subscriptionPriceAnnounced.data>,
): LetterWriter {
  const { plan, priceCents, newPriceCents, startsAt, paidUntil } = subscription;
  const { name, period } = plans[plan];
  return (town) => {
    const from = townTime(startsAt, town.timeZone);
    return {
      subject: `The price of your ${name} changes`,
      greeting: hello,
      paragraphs: [
        `Your ${name} in the ${town.siteName} costs ${dollarLabel(priceCents / 100)} each ${period} now. The first renewal on or after ${from}, and each one after it, costs ${dollarLabel(newPriceCents / 100)}.`,
        'What you have paid for stays as it is. If you do not want the new price, cancel in your account before that renewal; your plan then runs to the end of what you have paid.',
      ],
      fields: [
        ['Plan', name],
        ['Price now', `${dollarLabel(priceCents / 100)} each ${period} (US dollars)`],
        ['New price', `${dollarLabel(newPriceCents / 100)} each ${period} (US dollars)`],
        ['For renewals from', from],
        ['Paid until', townTime(paidUntil, town.timeZone)],
        ['Subscription', subscription.id],
      ],
      link: account,
      closing: contactUs(town),
    };
  };
}

export function priceWithdrawn(
  subscription: z.output<typeof subscriptionPriceWithdrawn.data>,
): LetterWriter {
  const { plan, priceCents, withdrawnPriceCents } = subscription;
  const { name, period } = plans[plan];
  return (town) => ({
    subject: `The price of your ${name} stays as it is`,
    greeting: hello,
    paragraphs: [
      `We wrote to you that your ${name} in the ${town.siteName} would cost ${dollarLabel(withdrawnPriceCents / 100)} each ${period}. It will not: renewals go on costing ${dollarLabel(priceCents / 100)}.`,
      'If you have cancelled because of that price, you can take the cancellation back in your account as long as your plan runs.',
    ],
    fields: facts(subscription, town),
    link: account,
    closing: contactUs(town),
  });
}

export function ended(subscription: Subscription): LetterWriter {
  return (town) => ({
    subject: 'Your plan has ended',
    greeting: hello,
    paragraphs: [
      `Your ${plans[subscription.plan].name} in the ${town.siteName} has ended. Your card is not charged any more.`,
      'Your listing is a Basic one now, unless another plan of yours pays for it. Nothing that you have entered is lost: it is there again when you choose a plan.',
    ],
    fields: facts(subscription, town),
    link: account,
    closing: contactUs(town),
  });
}
