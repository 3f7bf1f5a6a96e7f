/**
 * What letters about plans and their payments share, in both languages. The Spanish words are those of the
 * terms on the advertising page.
 */
import type { Language } from '@town/contracts/pages/languages';
import { dollarLabel, type Plan, plans } from '@town/contracts/plans/price-list';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import type { CardOf } from '@town/contracts/subscriptions/card-of';
import type { subscriptionStarted } from '@town/contracts/subscriptions/events';
import type * as z from 'zod/mini';
import type { LetterField } from '../letters/letter.js';
import { phrases } from '../letters/phrases.js';
import { townTime } from '../letters/town-time.js';

/** The data of every event about a subscription. */
export type Subscription = z.output<typeof subscriptionStarted.data>;

/** The same of an event by an earlier release, which takes every card for the payer's. */
export const ownerOfCard = ({ cardOf = 'payer' }: Pick<Subscription, 'cardOf'>): CardOf => cardOf;

interface CardNotes {
  /** That renewals are charged to the card of an address that had the plan before. */
  formers: string;
  none: string;
}

const cardNotes: Record<Language, CardNotes> = {
  en: {
    formers:
      'Renewals are charged to the card of the former payer, until you enter another one in your account.',
    none: 'Your plan has no card. Please enter one in your account before it renews.',
  },
  es: {
    formers:
      'Las renovaciones se cobran a la tarjeta de quien pagaba antes, mientras usted no ponga otra en su cuenta.',
    none: 'Su plan no tiene tarjeta. Agregue una en su cuenta antes de que se renueve.',
  },
};

type Payment = Pick<Subscription, 'cardOf' | 'priceCents'> & {
  /** That is used up before a card; an event may not say. */
  creditCents?: number | undefined;
};

/** Whether nothing pays for the next renewal of a plan: neither a card nor credit. */
export const isUnpayable = ({ creditCents = 0, ...plan }: Payment): boolean =>
  ownerOfCard(plan) === 'nobody' && creditCents < plan.priceCents;

/** The paragraph about the card of a plan that renews; none where it is the reader's own one, or credit pays. */
export function aboutCard(plan: Payment, language: Language): string[] {
  const { formers, none } = cardNotes[language];
  if (ownerOfCard(plan) === 'former-payer') return [formers];
  return isUnpayable(plan) ? [none] : [];
}

interface PlanWords {
  periods: Record<Plan['period'], string>;
  /** A price of a period. */
  each(price: string, period: string): string;
  fields: Record<'plan' | 'price' | 'paidUntil' | 'ended' | 'subscription', string>;
}

export const planWords: Record<Language, PlanWords> = {
  en: {
    periods: { month: 'month', year: 'year' },
    each: (price, period) => `${price} each ${period}`,
    fields: {
      plan: 'Plan',
      price: 'Price',
      paidUntil: 'Paid until',
      ended: 'Ended',
      subscription: 'Subscription',
    },
  },
  es: {
    periods: { month: 'mes', year: 'año' },
    each: (price, period) => `${price} cada ${period}`,
    fields: {
      plan: 'Plan',
      price: 'Precio',
      paidUntil: 'Pagado hasta',
      ended: 'Terminó',
      subscription: 'Suscripción',
    },
  },
};

/** "$49", from cents. */
export const price = (cents: number): string => dollarLabel(cents / 100);

/** What a period of a plan costs: "$49 each month". */
export function priceEach(plan: Plan['id'], cents: number, language: Language): string {
  const { periods, each } = planWords[language];
  return each(price(cents), periods[plans[plan].period]);
}

interface End {
  /** When the plan ended, which is said instead of the end of the paid time. */
  endedAt?: string | undefined;
}

/** The plan, its price and the end of the paid time. */
export function planFacts(
  {
    plan,
    priceCents,
    paidUntil,
    endedAt,
  }: Pick<Subscription, 'plan' | 'priceCents' | 'paidUntil'> & End,
  town: TownProfile,
  language: Language,
): LetterField[] {
  const { fields } = planWords[language];
  return [
    [fields.plan, plans[plan].name],
    [fields.price, phrases[language].dollars(priceEach(plan, priceCents, language))],
    [
      endedAt ? fields.ended : fields.paidUntil,
      townTime(endedAt ?? paidUntil, town.timeZone, language),
    ],
  ];
}

/** The business, if its name is known and may be said, then the same, and the subscription's id. */
export function facts(
  subscription: Subscription & End,
  town: TownProfile,
  language: Language,
): LetterField[] {
  const { fields } = planWords[language];
  return [
    [phrases[language].business, subscription.businessName],
    ...planFacts(subscription, town, language),
    [fields.subscription, subscription.id],
  ];
}
