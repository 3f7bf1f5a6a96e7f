import type { Language } from '@town/contracts/pages/languages';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import type {
  subscriptionCancelled,
  subscriptionEnded,
} from '@town/contracts/subscriptions/events';
import type * as z from 'zod/mini';
import type { Letter, LetterWriter } from '../letters/letter.js';
import { frame, plansLink } from '../letters/phrases.js';
import { townTime } from '../letters/town-time.js';
import { aboutCard, facts, planWords, price, type Subscription } from './subscription-terms.js';

/** The refund rule of each plan. The days count from its first payment. */
const refundRules: Record<Language, Record<Plan['id'], string>> = {
  en: {
    monthly: 'A month that has begun is not refunded.',
    annual:
      'This annual plan can be refunded in full within 30 days of the first payment; it then ends at once.',
  },
  es: {
    monthly: 'Un mes que ya ha comenzado no se reembolsa.',
    annual:
      'Este plan anual puede reembolsarse por completo durante los 30 días siguientes al primer pago; entonces termina de inmediato.',
  },
};

/** A plan's name, and the place where it advertises. */
interface Named {
  plan: string;
  siteName: string;
}

type Words = Pick<Letter, 'subject' | 'paragraphs'>;

interface Letters {
  started(named: Named, period: string): Words;
  cancelled(named: Named, end: string): Words;
  /** What becomes of credit after a cancellation. */
  credit(amount: string): string;
  resumed(named: Named, end: string): Words;
  ended(named: Named): Words;
}

const letters: Record<Language, Letters> = {
  en: {
    started: ({ plan, siteName }, period) => ({
      subject: `Your ${plan} in the ${siteName}`,
      paragraphs: [
        `Your plan has begun. It renews by itself each ${period}, and we charge your card then.`,
        'To cancel, sign in to your account with this e-mail address and choose "Cancel the subscription". Your plan then runs to the end of what you have paid and charges nothing more. You can take the cancellation back until then.',
      ],
    }),
    cancelled: ({ plan }, end) => ({
      subject: 'Your plan is cancelled',
      paragraphs: [
        `You have cancelled your ${plan}. It runs until ${end} and charges nothing more.`,
        'You can take the cancellation back in your account until then.',
      ],
    }),
    credit: (amount) =>
      `Your credit of ${amount} is not paid out. It is lost when the plan ends, unless you take the cancellation back.`,
    resumed: ({ plan }, end) => ({
      subject: 'Your plan renews again',
      paragraphs: [`You have taken the cancellation back. Your ${plan} renews on ${end}.`],
    }),
    ended: ({ plan, siteName }) => ({
      subject: 'Your plan has ended',
      paragraphs: [
        `Your ${plan} in the ${siteName} has ended. Nothing more is charged for it.`,
        'Your listing is a Basic one now, unless another plan of yours pays for it. Nothing that you have entered is lost: it is there again when you choose a plan.',
      ],
    }),
  },
  es: {
    started: ({ plan, siteName }, period) => ({
      subject: `Su plan ${plan} en ${siteName}`,
      paragraphs: [
        `Su plan ha comenzado. Se renueva automáticamente cada ${period}, y entonces hacemos el cargo a su tarjeta.`,
        'Para cancelarlo, entre en su cuenta con este correo electrónico y elija "Cancelar la suscripción". El plan sigue entonces hasta el final de lo que ha pagado y no se le cobra nada más. Hasta esa fecha puede deshacer la cancelación.',
      ],
    }),
    cancelled: ({ plan }, end) => ({
      subject: 'Su plan está cancelado',
      paragraphs: [
        `Ha cancelado su plan ${plan}. Sigue hasta el ${end} y no se le cobra nada más.`,
        'Hasta entonces puede deshacer la cancelación en su cuenta.',
      ],
    }),
    credit: (amount) =>
      `Su crédito de ${amount} no se devuelve en dinero. Se pierde cuando termina el plan, a menos que deshaga la cancelación.`,
    resumed: ({ plan }, end) => ({
      subject: 'Su plan se renueva de nuevo',
      paragraphs: [`Ha deshecho la cancelación. Su plan ${plan} se renueva el ${end}.`],
    }),
    ended: ({ plan, siteName }) => ({
      subject: 'Su plan ha terminado',
      paragraphs: [
        `Su plan ${plan} en ${siteName} ha terminado. Ya no se le cobra nada por él.`,
        'Su ficha tiene ahora el plan Basic, a menos que otro plan suyo la pague. No se pierde nada de lo que usted ha escrito: volverá a aparecer cuando elija un plan.',
      ],
    }),
  },
};

export function started(subscription: Subscription, language: Language): LetterWriter {
  const period = planWords[language].periods[plans[subscription.plan].period];
  return write(subscription, language, (named) => {
    const { subject, paragraphs } = letters[language].started(named, period);
    return { subject, paragraphs: [...paragraphs, refundRules[language][subscription.plan]] };
  });
}

export function cancelled(
  subscription: z.output<typeof subscriptionCancelled.data>,
  language: Language,
): LetterWriter {
  const { paidUntil, resumed, creditCents = 0 } = subscription;
  const credit = creditCents > 0 ? [letters[language].credit(price(creditCents))] : [];
  const say = letters[language][resumed ? 'resumed' : 'cancelled'];
  return write(subscription, language, (named, { timeZone }) => {
    const { subject, paragraphs } = say(named, townTime(paidUntil, timeZone, language));
    const money = resumed ? aboutCard(subscription, language) : credit;
    return { subject, paragraphs: [...paragraphs, ...money] };
  });
}

/** It can have ended before what was paid for it was over, or after that, while a renewal was not paid. */
export function ended(
  subscription: z.output<typeof subscriptionEnded.data>,
  language: Language,
): LetterWriter {
  return write(subscription, language, (named) => letters[language].ended(named));
}

/** Writes a letter about a subscription, with its facts and a link to the account. */
function write(
  subscription: Parameters<typeof facts>[0],
  language: Language,
  say: (named: Named, town: TownProfile) => Words & Partial<Letter>,
): LetterWriter {
  return (town) => ({
    ...frame(language, town),
    fields: facts(subscription, town, language),
    link: plansLink(language),
    ...say({ plan: plans[subscription.plan].name, siteName: town.siteName }, town),
  });
}
