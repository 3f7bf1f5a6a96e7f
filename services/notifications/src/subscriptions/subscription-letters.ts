import type { Language } from '@town/contracts/pages/languages';
import { plans } from '@town/contracts/plans/price-list';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import type {
  subscriptionCancelled,
  subscriptionCardExpiring,
  subscriptionPaymentFailed,
} from '@town/contracts/subscriptions/events';
import type * as z from 'zod/mini';
import type { Letter, LetterWriter } from '../letters/letter.js';
import { accountLink, frame, phrases } from '../letters/phrases.js';
import { townTime } from '../letters/town-time.js';
import { facts, planWords, refundRules, type Subscription } from './subscription-terms.js';

/** A plan's name, and the place where it advertises. */
interface Named {
  plan: string;
  siteName: string;
}

interface Card {
  last4: string;
  /** "8/2027". */
  validUntil: string;
}

type Words = Pick<Letter, 'subject' | 'paragraphs'>;

interface Letters {
  started(named: Named, period: string): Words;
  paymentFailed(named: Named, graceUntil: string): string[];
  /** The subjects of the mails about a missing payment, in order. */
  reminders: readonly [string, string, string];
  cardExpires(named: Named, card: Card, renewal: string): Words;
  enterCard: string;
  cancelled(named: Named, end: string): Words;
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
    paymentFailed: ({ plan, siteName }, graceUntil) => [
      `We could not charge your card for your ${plan} in the ${siteName}. Please enter a card in your account; it is charged at once.`,
      `Your listing stays as it is until ${graceUntil}. Without a payment your plan ends then, and your listing becomes a Basic one. Nothing that you have entered is lost.`,
      'If your bank wants you to confirm the payment, open the unpaid invoice in your account and confirm it there.',
    ],
    reminders: [
      'Your card could not be charged',
      'A reminder: Your card could not be charged',
      'The last reminder: Your card could not be charged',
    ],
    cardExpires: ({ plan, siteName }, { last4, validUntil }, renewal) => ({
      subject: 'Your card expires before your plan renews',
      paragraphs: [
        `Your ${plan} in the ${siteName} renews on ${renewal}. The card that we charge then, which ends in ${last4}, is valid only until ${validUntil}.`,
        'Please enter another card in your account before that day. Nothing is charged when you enter it; the renewal charges the new card.',
      ],
    }),
    enterCard: 'Enter a card in your account',
    cancelled: ({ plan }, end) => ({
      subject: 'Your plan is cancelled',
      paragraphs: [
        `You have cancelled your ${plan}. It runs until ${end} and charges nothing more.`,
        'You can take the cancellation back in your account until then.',
      ],
    }),
    resumed: ({ plan }, end) => ({
      subject: 'Your plan renews again',
      paragraphs: [`You have taken the cancellation back. Your ${plan} renews on ${end}.`],
    }),
    ended: ({ plan, siteName }) => ({
      subject: 'Your plan has ended',
      paragraphs: [
        `Your ${plan} in the ${siteName} has ended. Your card is not charged any more.`,
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
    paymentFailed: ({ plan, siteName }, graceUntil) => [
      `No pudimos hacer el cargo a su tarjeta por su plan ${plan} en ${siteName}. Agregue una tarjeta en su cuenta; el cargo se hace de inmediato.`,
      `Su ficha sigue como está hasta el ${graceUntil}. Si no recibimos un pago, su plan termina entonces y su ficha pasa al plan Basic. No se pierde nada de lo que usted ha escrito.`,
      'Si su banco quiere que usted confirme el pago, abra la factura pendiente en su cuenta y confírmelo allí.',
    ],
    reminders: [
      'No pudimos hacer el cargo a su tarjeta',
      'Recordatorio: no pudimos hacer el cargo a su tarjeta',
      'Último recordatorio: no pudimos hacer el cargo a su tarjeta',
    ],
    cardExpires: ({ plan, siteName }, { last4, validUntil }, renewal) => ({
      subject: 'Su tarjeta vence antes de que se renueve su plan',
      paragraphs: [
        `Su plan ${plan} en ${siteName} se renueva el ${renewal}. La tarjeta a la que entonces hacemos el cargo, terminada en ${last4}, es válida solo hasta ${validUntil}.`,
        'Agregue otra tarjeta en su cuenta antes de ese día. No se le cobra nada al agregarla; la renovación se carga a la tarjeta nueva.',
      ],
    }),
    enterCard: 'Agregar una tarjeta en su cuenta',
    cancelled: ({ plan }, end) => ({
      subject: 'Su plan está cancelado',
      paragraphs: [
        `Ha cancelado su plan ${plan}. Sigue hasta el ${end} y no se le cobra nada más.`,
        'Hasta entonces puede deshacer la cancelación en su cuenta.',
      ],
    }),
    resumed: ({ plan }, end) => ({
      subject: 'Su plan se renueva de nuevo',
      paragraphs: [`Ha deshecho la cancelación. Su plan ${plan} se renueva el ${end}.`],
    }),
    ended: ({ plan, siteName }) => ({
      subject: 'Su plan ha terminado',
      paragraphs: [
        `Su plan ${plan} en ${siteName} ha terminado. Ya no se hacen cargos a su tarjeta.`,
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

export function paymentFailed(
  subscription: z.output<typeof subscriptionPaymentFailed.data>,
  language: Language,
): LetterWriter {
  const { reminder, graceUntil } = subscription;
  const { reminders, paymentFailed: say, enterCard } = letters[language];
  return write(subscription, language, (named, { timeZone }) => ({
    subject: reminders[reminder - 1] ?? reminders[0],
    paragraphs: say(named, townTime(graceUntil, timeZone, language)),
    link: accountLink(language, enterCard),
  }));
}

export function cardExpires(
  subscription: z.output<typeof subscriptionCardExpiring.data>,
  language: Language,
): LetterWriter {
  const { last4, expiresMonth, expiresYear, paidUntil } = subscription;
  const { cardExpires: say, enterCard } = letters[language];
  const card = { last4, validUntil: `${expiresMonth}/${expiresYear}` };
  return write(subscription, language, (named, { timeZone }) => ({
    ...say(named, card, townTime(paidUntil, timeZone, language)),
    link: accountLink(language, enterCard),
  }));
}

export function cancelled(
  subscription: z.output<typeof subscriptionCancelled.data>,
  language: Language,
): LetterWriter {
  const { paidUntil, resumed } = subscription;
  return write(subscription, language, (named, { timeZone }) =>
    letters[language][resumed ? 'resumed' : 'cancelled'](
      named,
      townTime(paidUntil, timeZone, language),
    ),
  );
}

export function ended(subscription: Subscription, language: Language): LetterWriter {
  return write(subscription, language, (named) => letters[language].ended(named));
}

/** Writes a letter about a subscription, with its facts and a link to the account. */
function write(
  subscription: Subscription,
  language: Language,
  say: (named: Named, town: TownProfile) => Words & Partial<Letter>,
): LetterWriter {
  return (town) => ({
    ...frame(language, town),
    fields: facts(subscription, town, language),
    link: accountLink(language, phrases[language].account),
    ...say({ plan: plans[subscription.plan].name, siteName: town.siteName }, town),
  });
}
