import type { Language } from '@town/contracts/pages/languages';
import { plans } from '@town/contracts/plans/price-list';
import type { CardOf } from '@town/contracts/subscriptions/card-of';
import type {
  subscriptionMoveDeclined,
  subscriptionMoved,
} from '@town/contracts/subscriptions/events';
import { moveDays } from '@town/contracts/subscriptions/plan-move';
import type * as z from 'zod/mini';
import type { LetterWriter } from '../letters/letter.js';
import { accountLink, frame, phrases, plansLink } from '../letters/phrases.js';
import { facts, ownerOfCard, type Subscription } from './subscription-terms.js';

type MovedPlan = z.output<typeof subscriptionMoved.data>;

interface Renewals {
  renews: string;
  /** For a plan that was cancelled. */
  ends: string;
}

interface Words {
  offered(siteName: string): { subject: string; paragraphs: string[] };
  signIn: string;
  /** Anyone can type the address, and its reader has asked for nothing. */
  notExpected: string;
  takenOver(plan: string, renewal: string): { subject: string; paragraphs: string[] };
  movedAway(plan: string, renewal: string): { subject: string; paragraphs: string[] };
  declined(plan: string): { subject: string; paragraphs: string[] };
  /** What is charged to the card that has paid until now, and whether the plan goes on. */
  renewals: {
    takenOver: Record<CardOf, Renewals>;
    movedAway: Record<CardOf, Renewals>;
  };
}

const notYoursInEnglish: Renewals = {
  renews: 'No card of yours is charged for it any more.',
  ends: 'The plan was cancelled and ends on the date below. No card of yours is charged for it any more.',
};
const notYoursInSpanish: Renewals = {
  renews: 'Ya no se cobra a ninguna tarjeta suya por él.',
  ends: 'El plan está cancelado y termina en la fecha de abajo. Ya no se cobra a ninguna tarjeta suya por él.',
};

const words: Record<Language, Words> = {
  en: {
    offered: (siteName) => ({
      subject: `You can take over a plan in the ${siteName}`,
      paragraphs: [
        `Somebody who pays for a plan in the ${siteName} wants to move it to this e-mail address.`,
        `Sign in with this e-mail address to see the plan and its price; we then send you a link. Nothing changes until you accept the plan. You can accept it for ${moveDays} days.`,
      ],
    }),
    signIn: 'Sign in',
    notExpected: 'If you know nothing about it, ignore this e-mail: nothing changes.',
    takenOver: (plan, renewal) => ({
      subject: `The ${plan} is yours now`,
      paragraphs: [
        `You have taken the ${plan} over. Its invoices and the mails about it come to you from now on.`,
        `${renewal} The listing of the business is handed over separately: ask its owner, if it is not in your account.`,
      ],
    }),
    movedAway: (plan, renewal) => ({
      subject: `Your ${plan} has moved to another address`,
      paragraphs: [
        `The address that you offered your ${plan} to has accepted it. It is no longer in your account, and the mails about it go to that address.`,
        renewal,
        'If you did not want this, please answer this e-mail at once. Then sign in, sign out the other devices and remove passkeys that you do not know: somebody may have used your account.',
      ],
    }),
    declined: (plan) => ({
      subject: `Your ${plan} was not taken over`,
      paragraphs: [
        `The address that you offered your ${plan} to has declined it. Nothing changes: the plan stays in your account.`,
        'In your account you can offer it again, also to another address, or cancel it.',
      ],
    }),
    renewals: {
      takenOver: {
        'former-payer': {
          renews:
            'Renewals are charged to the card of the former payer, until you enter another one in your account.',
          ends: 'The plan was cancelled and ends on the date below. If you keep it in your account, renewals are charged to the card of the former payer, until you enter another one.',
        },
        payer: {
          renews: 'Renewals are charged to your card, which has paid until now.',
          ends: 'The plan was cancelled and ends on the date below. If you keep it in your account, renewals are charged to your card, which has paid until now.',
        },
        nobody: {
          renews: 'The plan has no card. Please enter one in your account before it renews.',
          ends: 'The plan was cancelled and ends on the date below. It has no card. If you keep it in your account, please enter one there.',
        },
      },
      movedAway: {
        payer: {
          renews: 'Renewals are charged to your card until the new address enters another one.',
          ends: 'The plan was cancelled and ends on the date below. If the new address keeps it, your card is charged until that address enters another one.',
        },
        'former-payer': notYoursInEnglish,
        nobody: notYoursInEnglish,
      },
    },
  },
  es: {
    offered: (siteName) => ({
      subject: `Puede hacerse cargo de un plan en ${siteName}`,
      paragraphs: [
        `Alguien que paga un plan en ${siteName} quiere pasarlo a este correo electrónico.`,
        `Entre en su cuenta con este correo electrónico para ver el plan y su precio; entonces le enviamos un enlace. No cambia nada hasta que usted acepte el plan. Puede aceptarlo durante ${moveDays} días.`,
      ],
    }),
    signIn: 'Entrar en su cuenta',
    notExpected: 'Si no sabe de qué se trata, ignore este correo: no cambia nada.',
    takenOver: (plan, renewal) => ({
      subject: `El plan ${plan} ahora es suyo`,
      paragraphs: [
        `Se ha hecho cargo del plan ${plan}. A partir de ahora usted recibe las facturas y los correos sobre el plan.`,
        `${renewal} La ficha del negocio se transfiere por separado: si no está en su cuenta, pídasela a su dueño.`,
      ],
    }),
    movedAway: (plan, renewal) => ({
      subject: `Su plan ${plan} pasó a otro correo electrónico`,
      paragraphs: [
        `La dirección a la que ofreció su plan ${plan} lo aceptó. El plan ya no está en su cuenta, y los correos sobre él van a esa dirección.`,
        renewal,
        'Si usted no quería esto, responda enseguida a este correo. Después entre en su cuenta, cierre la sesión en los demás dispositivos y quite las llaves de acceso que no conozca: es posible que alguien haya usado su cuenta.',
      ],
    }),
    declined: (plan) => ({
      subject: `Nadie se ha hecho cargo de su plan ${plan}`,
      paragraphs: [
        `La dirección a la que ofreció su plan ${plan} lo rechazó. No cambia nada: el plan sigue en su cuenta.`,
        'En su cuenta puede ofrecerlo de nuevo, también a otra dirección, o cancelarlo.',
      ],
    }),
    renewals: {
      takenOver: {
        'former-payer': {
          renews:
            'Las renovaciones se cobran a la tarjeta que pagaba hasta ahora, mientras usted no ponga otra en su cuenta.',
          ends: 'El plan está cancelado y termina en la fecha de abajo. Si lo conserva en su cuenta, las renovaciones se cobran a la tarjeta que pagaba hasta ahora, mientras usted no ponga otra.',
        },
        payer: {
          renews: 'Las renovaciones se cobran a su tarjeta, que es la que pagaba hasta ahora.',
          ends: 'El plan está cancelado y termina en la fecha de abajo. Si lo conserva en su cuenta, las renovaciones se cobran a su tarjeta, que es la que pagaba hasta ahora.',
        },
        nobody: {
          renews: 'El plan no tiene tarjeta. Agregue una en su cuenta antes de que se renueve.',
          ends: 'El plan está cancelado y termina en la fecha de abajo. No tiene tarjeta. Si lo conserva en su cuenta, agregue una allí.',
        },
      },
      movedAway: {
        payer: {
          renews:
            'Las renovaciones se cobran a su tarjeta hasta que la otra dirección ponga una nueva.',
          ends: 'El plan está cancelado y termina en la fecha de abajo. Si la otra dirección lo conserva, se cobra a su tarjeta hasta que esa dirección ponga una nueva.',
        },
        'former-payer': notYoursInSpanish,
        nobody: notYoursInSpanish,
      },
    },
  },
};

/** Anyone can type the address, so the letter says nothing of the plan, its payer or the business. */
export function planOffered(language: Language): LetterWriter {
  const { offered, signIn, notExpected } = words[language];
  return (town) => ({
    ...frame(language, town),
    ...offered(town.siteName),
    link: accountLink(language, signIn),
    closing: `${notExpected} ${phrases[language].questions(town)}`,
  });
}

/** For the new address. Neither letter names the other address: it is somebody else's personal data. */
export function planTakenOver(moved: MovedPlan, language: Language): LetterWriter {
  const { takenOver, renewals } = words[language];
  // An earlier release, which says nothing about the card, let it be the card of the other address.
  const { cardOf = 'former-payer' } = moved;
  const renewal = renewals.takenOver[cardOf][moved.state === 'ending' ? 'ends' : 'renews'];
  return about(moved, language, takenOver(plans[moved.plan].name, renewal));
}

/** For the previous address. An intruder in an open session could give a plan away, so it says what to do. */
export function planMovedAway(moved: MovedPlan, language: Language): LetterWriter {
  const { movedAway, renewals } = words[language];
  const card = renewals.movedAway[ownerOfCard(moved)];
  const renewal = card[moved.state === 'ending' ? 'ends' : 'renews'];
  const letter = about(moved, language, movedAway(plans[moved.plan].name, renewal));
  return (town) => ({
    ...letter(town),
    // The plan is gone from there. The account ends other sessions, and removes passkeys.
    link: accountLink(language, phrases[language].account),
  });
}

/** For the payer, who knows the other address. As in the other letters, it is not named. */
export function planDeclined(
  declined: z.output<typeof subscriptionMoveDeclined.data>,
  language: Language,
): LetterWriter {
  return about(declined, language, words[language].declined(plans[declined.plan].name));
}

function about(
  moved: Subscription,
  language: Language,
  said: { subject: string; paragraphs: string[] },
): LetterWriter {
  return (town) => ({
    ...frame(language, town),
    ...said,
    fields: facts(moved, town, language),
    link: plansLink(language),
  });
}
