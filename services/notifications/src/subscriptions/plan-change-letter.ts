import type { Language } from '@town/contracts/pages/languages';
import { plans } from '@town/contracts/plans/price-list';
import type { subscriptionPlanChanged } from '@town/contracts/subscriptions/events';
import type * as z from 'zod/mini';
import type { LetterWriter } from '../letters/letter.js';
import { frame, plansLink } from '../letters/phrases.js';
import { aboutCard, facts, planWords, price } from './subscription-terms.js';

interface Words {
  subject(plan: string): string;
  changed(previous: string, plan: string, siteName: string): string;
  renews(period: string): string;
  credit(amount: string): string;
  /** For a change that leaves no credit: the receipt shows less than the price. */
  charged: string;
}

const words: Record<Language, Words> = {
  en: {
    subject: (plan) => `Your plan is the ${plan} now`,
    changed: (previous, plan, siteName) =>
      `Your plan in the ${siteName} has changed: from the ${previous} to the ${plan}.`,
    renews: (period) =>
      `It renews by itself each ${period}. You can cancel it at any time in your account, and it then runs to the end of what you have paid.`,
    credit: (amount) =>
      `${amount} is left of your old plan. It pays for your next payments before a card is charged. It is not paid out, and is lost when the subscription ends.`,
    charged:
      'If something was charged for the change, you get a receipt. What was left of your old plan is taken off already.',
  },
  es: {
    subject: (plan) => `Su plan ahora es ${plan}`,
    changed: (previous, plan, siteName) =>
      `Su plan en ${siteName} ha cambiado: de ${previous} a ${plan}.`,
    renews: (period) =>
      `Se renueva automáticamente cada ${period}. Puede cancelarlo en cualquier momento en su cuenta; sigue entonces hasta el final de lo que ha pagado.`,
    credit: (amount) =>
      `Le quedan ${amount} de su plan anterior. Ese crédito cubre sus próximos pagos antes de que hagamos un cargo a una tarjeta. No se devuelve en dinero y se pierde cuando termina la suscripción.`,
    charged:
      'Si se cobró algo por el cambio, recibirá un recibo. Lo que quedaba de su plan anterior ya está descontado.',
  },
};

/** For a change of plan by the owner, or by staff at Stripe. A payment for it has its own receipt. */
export function planChanged(
  subscription: z.output<typeof subscriptionPlanChanged.data>,
  language: Language,
): LetterWriter {
  const { plan, previousPlan, creditCents } = subscription;
  const { subject, changed, renews, credit, charged } = words[language];
  const { name, period } = plans[plan];
  return (town) => ({
    ...frame(language, town),
    subject: subject(name),
    paragraphs: [
      changed(plans[previousPlan].name, name, town.siteName),
      renews(planWords[language].periods[period]),
      creditCents > 0 ? credit(price(creditCents)) : charged,
      ...aboutCard(subscription, language),
    ],
    fields: facts(subscription, town, language),
    link: plansLink(language),
  });
}
