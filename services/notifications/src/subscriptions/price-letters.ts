import type { Language } from '@town/contracts/pages/languages';
import { plans } from '@town/contracts/plans/price-list';
import type {
  subscriptionPriceAnnounced,
  subscriptionPriceWithdrawn,
} from '@town/contracts/subscriptions/events';
import type * as z from 'zod/mini';
import type { LetterWriter } from '../letters/letter.js';
import { frame, phrases, plansLink } from '../letters/phrases.js';
import { townStart, townTime } from '../letters/town-time.js';
import { aboutCard, facts, planWords, price, priceEach } from './subscription-terms.js';

interface Prices {
  plan: string;
  siteName: string;
  /** The price with its period. */
  each: string;
  /** The other price. */
  other: string;
}

interface Words {
  announcedSubject(plan: string): string;
  announced(prices: Prices, from: string): string;
  /** What follows a higher and a lower price. */
  higher: string;
  lower: string;
  withdrawnSubject(plan: string): string;
  withdrawn(prices: Prices): string[];
  fields: Record<'now' | 'new' | 'from', string>;
}

const words: Record<Language, Words> = {
  en: {
    announcedSubject: (plan) => `The price of your ${plan} changes`,
    announced: ({ plan, siteName, each, other }, from) =>
      `Your ${plan} in the ${siteName} costs ${each} now. The first renewal on or after ${from}, and each one after it, costs ${other}.`,
    higher:
      'What you have paid for stays as it is. If you do not want the new price, cancel in your account before that renewal; your plan then runs to the end of what you have paid.',
    lower: 'What you have paid for stays as it is. You need not do anything.',
    withdrawnSubject: (plan) => `The price of your ${plan} stays as it is`,
    withdrawn: ({ plan, siteName, each, other }) => [
      `We wrote to you that your ${plan} in the ${siteName} would cost ${each}. It will not: renewals go on costing ${other}.`,
      'If you have cancelled because of that price, you can take the cancellation back in your account as long as your plan runs.',
    ],
    fields: { now: 'Price now', new: 'New price', from: 'For renewals from' },
  },
  es: {
    announcedSubject: (plan) => `El precio de su plan ${plan} cambia`,
    announced: ({ plan, siteName, each, other }, from) =>
      `Su plan ${plan} en ${siteName} cuesta ahora ${each}. La primera renovación a partir del ${from}, y cada una de las siguientes, cuesta ${other}.`,
    higher:
      'Lo que ya ha pagado queda como está. Si no quiere el precio nuevo, cancele en su cuenta antes de esa renovación; el plan sigue entonces hasta el final de lo que ha pagado.',
    lower: 'Lo que ya ha pagado queda como está. Usted no tiene que hacer nada.',
    withdrawnSubject: (plan) => `El precio de su plan ${plan} no cambia`,
    withdrawn: ({ plan, siteName, each, other }) => [
      `Le escribimos que su plan ${plan} en ${siteName} costaría ${each}. No será así: las renovaciones siguen costando ${other}.`,
      'Si canceló por ese precio, puede deshacer la cancelación en su cuenta mientras su plan siga vigente.',
    ],
    fields: {
      now: 'Precio actual',
      new: 'Precio nuevo',
      from: 'Para renovaciones desde',
    },
  },
};

export function priceAnnounced(
  subscription: z.output<typeof subscriptionPriceAnnounced.data>,
  language: Language,
): LetterWriter {
  const { id, plan, priceCents, newPriceCents, startsAt, paidUntil, businessName } = subscription;
  const { announcedSubject, announced, higher, lower, fields } = words[language];
  const { fields: labels } = planWords[language];
  const { name } = plans[plan];
  const { dollars, business } = phrases[language];
  const each = priceEach(plan, priceCents, language);
  return (town) => {
    const from = townStart(startsAt, town.timeZone, language);
    const prices = { plan: name, siteName: town.siteName, each, other: price(newPriceCents) };
    return {
      ...frame(language, town),
      subject: announcedSubject(name),
      paragraphs: [
        announced(prices, from),
        newPriceCents < priceCents ? lower : higher,
        ...aboutCard(subscription, language),
      ],
      fields: [
        [business, businessName],
        [labels.plan, name],
        [fields.now, dollars(each)],
        [fields.new, dollars(priceEach(plan, newPriceCents, language))],
        [fields.from, from],
        [labels.paidUntil, townTime(paidUntil, town.timeZone, language)],
        [labels.subscription, id],
      ],
      link: plansLink(language),
    };
  };
}

export function priceWithdrawn(
  subscription: z.output<typeof subscriptionPriceWithdrawn.data>,
  language: Language,
): LetterWriter {
  const { plan, priceCents, withdrawnPriceCents } = subscription;
  const { name } = plans[plan];
  const each = priceEach(plan, withdrawnPriceCents, language);
  return (town) => ({
    ...frame(language, town),
    subject: words[language].withdrawnSubject(name),
    paragraphs: [
      ...words[language].withdrawn({
        plan: name,
        siteName: town.siteName,
        each,
        other: price(priceCents),
      }),
      ...aboutCard(subscription, language),
    ],
    fields: facts(subscription, town, language),
    link: plansLink(language),
  });
}
