import type { Language } from '@town/contracts/pages/languages';
import { plans } from '@town/contracts/plans/price-list';
import { moveDays } from '@town/contracts/subscriptions/plan-move';
import type { LetterWriter } from '../letters/letter.js';
import { accountLink, frame, phrases } from '../letters/phrases.js';
import { facts, type Subscription } from './subscription-terms.js';

interface Words {
  offered(siteName: string): { subject: string; paragraphs: string[] };
  signIn: string;
  takenOver(plan: string): { subject: string; paragraphs: string[] };
  movedAway(plan: string): { subject: string; paragraphs: string[] };
}

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
    takenOver: (plan) => ({
      subject: `The ${plan} is yours now`,
      paragraphs: [
        `You have taken the ${plan} over. Its invoices and the mails about it come to you from now on.`,
        'Renewals are charged to the card that paid until now, until you enter another one in your account. The listing of the business is handed over separately: ask its owner, if it is not in your account.',
      ],
    }),
    movedAway: (plan) => ({
      subject: `Your ${plan} has moved to another address`,
      paragraphs: [
        `The address that you offered your ${plan} to has accepted it. It is no longer in your account, and the mails about it go to that address.`,
        'Renewals are charged to your card until the new address enters another one.',
        'If you did not want this, please answer this e-mail at once. Then sign in, sign out the other devices and remove passkeys that you do not know: somebody may have used your account.',
      ],
    }),
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
    takenOver: (plan) => ({
      subject: `El plan ${plan} ahora es suyo`,
      paragraphs: [
        `Se ha hecho cargo del plan ${plan}. A partir de ahora usted recibe las facturas y los correos sobre el plan.`,
        'Las renovaciones se cobran a la tarjeta que pagaba hasta ahora, mientras usted no ponga otra en su cuenta. La ficha del negocio se transfiere por separado: si no está en su cuenta, pídasela a su dueño.',
      ],
    }),
    movedAway: (plan) => ({
      subject: `Su plan ${plan} pasó a otro correo electrónico`,
      paragraphs: [
        `La dirección a la que ofreció su plan ${plan} lo aceptó. El plan ya no está en su cuenta, y los correos sobre él van a esa dirección.`,
        'Las renovaciones se cobran a su tarjeta hasta que la otra dirección ponga una nueva.',
        'Si usted no quería esto, responda enseguida a este correo. Después entre en su cuenta, cierre la sesión en los demás dispositivos y quite las llaves de acceso que no conozca: es posible que alguien haya usado su cuenta.',
      ],
    }),
  },
};

/** Anyone can type the address, so the letter says nothing of the plan, its payer or the business. */
export function planOffered(language: Language): LetterWriter {
  const { offered, signIn } = words[language];
  const { notYou, questions } = phrases[language];
  return (town) => ({
    ...frame(language, town),
    ...offered(town.siteName),
    link: accountLink(language, signIn),
    closing: `${notYou} ${questions(town)}`,
  });
}

/** For the new address. Neither letter names the other address: it is somebody else's personal data. */
export function planTakenOver(moved: Subscription, language: Language): LetterWriter {
  const { takenOver } = words[language];
  return about(moved, language, takenOver(plans[moved.plan].name));
}

/** For the previous address. An intruder in an open session could give a plan away, so it says what to do. */
export function planMovedAway(moved: Subscription, language: Language): LetterWriter {
  const { movedAway } = words[language];
  return about(moved, language, movedAway(plans[moved.plan].name));
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
    link: accountLink(language, phrases[language].account),
  });
}
