/**
 * The letters about a card that could not be charged or will not be. A plan that came from another address can
 * still be charged to the card of its former payer, and a plan can have no card.
 */
import type { Language } from '@town/contracts/pages/languages';
import { plans } from '@town/contracts/plans/price-list';
import type { CardOf, ChargedCardOf } from '@town/contracts/subscriptions/card-of';
import type {
  subscriptionCardExpiring,
  subscriptionPaymentFailed,
} from '@town/contracts/subscriptions/events';
import type * as z from 'zod/mini';
import type { LetterWriter } from '../letters/letter.js';
import { frame, plansLink } from '../letters/phrases.js';
import { townTime } from '../letters/town-time.js';
import { facts, ownerOfCard } from './subscription-terms.js';

type Subject = (subject: string) => string;

interface Words {
  /** What happened to the plan, and what to do. */
  notCharged: Record<CardOf, (plan: string, siteName: string) => string>;
  notChargedSubject: Record<CardOf, string>;
  /** The subjects of the first, the second and the third mail. */
  reminders: readonly [Subject, Subject, Subject];
  graceUntil(time: string): string;
  confirmAtBank: string;
  cancel: string;
  expiresSubject: Record<ChargedCardOf, string>;
  renews(plan: string, siteName: string, renewal: string): string;
  expires: Record<ChargedCardOf, (last4: string, validUntil: string) => string>;
  replace: string;
  enterCard: string;
}

const words: Record<Language, Words> = {
  en: {
    notCharged: {
      payer: (plan, siteName) =>
        `We could not charge your card for your ${plan} in the ${siteName}. Please enter a card in your account; it is charged at once.`,
      'former-payer': (plan, siteName) =>
        `We could not charge the card of the former payer for your ${plan} in the ${siteName}. Please enter your own card in your account; it is charged at once.`,
      nobody: (plan, siteName) =>
        `We could not renew your ${plan} in the ${siteName}, because it has no card. Please enter one in your account; it is charged at once.`,
    },
    notChargedSubject: {
      payer: 'Your card could not be charged',
      'former-payer': 'The card of the former payer could not be charged',
      nobody: 'Your plan has no card',
    },
    reminders: [
      (subject) => subject,
      (subject) => `A reminder: ${subject}`,
      (subject) => `The last reminder: ${subject}`,
    ],
    graceUntil: (time) =>
      `Your listing stays as it is until ${time}. Without a payment your plan ends then, and your listing becomes a Basic one. Nothing that you have entered is lost.`,
    confirmAtBank:
      'If your bank wants you to confirm the payment, open the unpaid invoice in your account and confirm it there.',
    cancel:
      'If you do not want the plan any more, cancel it in your account: it ends at once, and nothing more is charged.',
    expiresSubject: {
      payer: 'Your card expires before your plan renews',
      'former-payer': 'The card of the former payer expires before your plan renews',
    },
    renews: (plan, siteName, renewal) => `Your ${plan} in the ${siteName} renews on ${renewal}.`,
    expires: {
      payer: (last4, validUntil) =>
        `The card that we charge then, which ends in ${last4}, is valid only until ${validUntil}.`,
      'former-payer': (last4, validUntil) =>
        `The card that we charge then is that of the former payer. It ends in ${last4} and is valid only until ${validUntil}.`,
    },
    replace:
      'Please enter another card in your account before that day. Nothing is charged when you enter it; the renewal charges the new card.',
    enterCard: 'Enter a card in your account',
  },
  es: {
    notCharged: {
      payer: (plan, siteName) =>
        `No pudimos hacer el cargo a su tarjeta por su plan ${plan} en ${siteName}. Agregue una tarjeta en su cuenta; el cargo se hace de inmediato.`,
      'former-payer': (plan, siteName) =>
        `No pudimos hacer el cargo a la tarjeta de quien pagaba antes por su plan ${plan} en ${siteName}. Agregue su propia tarjeta en su cuenta; el cargo se hace de inmediato.`,
      nobody: (plan, siteName) =>
        `No pudimos renovar su plan ${plan} en ${siteName}, porque no tiene tarjeta. Agregue una en su cuenta; el cargo se hace de inmediato.`,
    },
    notChargedSubject: {
      payer: 'No pudimos hacer el cargo a su tarjeta',
      'former-payer': 'No pudimos hacer el cargo a la tarjeta de quien pagaba antes',
      nobody: 'Su plan no tiene tarjeta',
    },
    reminders: [
      (subject) => subject,
      (subject) => `Recordatorio: ${continued(subject)}`,
      (subject) => `Último recordatorio: ${continued(subject)}`,
    ],
    graceUntil: (time) =>
      `Su ficha sigue como está hasta el ${time}. Si no recibimos un pago, su plan termina entonces y su ficha pasa al plan Basic. No se pierde nada de lo que usted ha escrito.`,
    confirmAtBank:
      'Si su banco quiere que usted confirme el pago, abra la factura pendiente en su cuenta y confírmelo allí.',
    cancel:
      'Si ya no quiere el plan, cancélelo en su cuenta: termina de inmediato y no se le cobra nada más.',
    expiresSubject: {
      payer: 'Su tarjeta vence antes de que se renueve su plan',
      'former-payer': 'La tarjeta de quien pagaba antes vence antes de que se renueve su plan',
    },
    renews: (plan, siteName, renewal) => `Su plan ${plan} en ${siteName} se renueva el ${renewal}.`,
    expires: {
      payer: (last4, validUntil) =>
        `La tarjeta a la que entonces hacemos el cargo, terminada en ${last4}, es válida solo hasta ${validUntil}.`,
      'former-payer': (last4, validUntil) =>
        `La tarjeta a la que entonces hacemos el cargo es la de quien pagaba antes. Termina en ${last4} y es válida solo hasta ${validUntil}.`,
    },
    replace:
      'Agregue otra tarjeta en su cuenta antes de ese día. No se le cobra nada al agregarla; la renovación se carga a la tarjeta nueva.',
    enterCard: 'Agregar una tarjeta en su cuenta',
  },
};

/** After a colon, Spanish goes on in lower case. */
function continued(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

export function paymentFailed(
  subscription: z.output<typeof subscriptionPaymentFailed.data>,
  language: Language,
): LetterWriter {
  const { plan, reminder, graceUntil } = subscription;
  const say = words[language];
  const card = ownerOfCard(subscription);
  const { [reminder - 1]: subjectOf = say.reminders[0] } = say.reminders;
  return (town) => ({
    ...frame(language, town),
    subject: subjectOf(say.notChargedSubject[card]),
    paragraphs: [
      say.notCharged[card](plans[plan].name, town.siteName),
      say.graceUntil(townTime(graceUntil, town.timeZone, language)),
      // Only the reader's own bank asks the reader.
      ...(card === 'payer' ? [say.confirmAtBank] : []),
      say.cancel,
    ],
    fields: facts(subscription, town, language),
    link: plansLink(language, say.enterCard),
  });
}

export function cardExpires(
  subscription: z.output<typeof subscriptionCardExpiring.data>,
  language: Language,
): LetterWriter {
  const {
    plan,
    last4,
    expiresMonth,
    expiresYear,
    paidUntil,
    cardOf: card = 'payer',
  } = subscription;
  const say = words[language];
  return (town) => {
    const renewal = townTime(paidUntil, town.timeZone, language);
    const renews = say.renews(plans[plan].name, town.siteName, renewal);
    return {
      ...frame(language, town),
      subject: say.expiresSubject[card],
      paragraphs: [
        `${renews} ${say.expires[card](last4, `${expiresMonth}/${expiresYear}`)}`,
        say.replace,
      ],
      fields: facts(subscription, town, language),
      link: plansLink(language, say.enterCard),
    };
  };
}
