import type { Language } from '@town/contracts/pages/languages';
import { plans } from '@town/contracts/plans/price-list';
import type { subscriptionListingArchived } from '@town/contracts/subscriptions/events';
import type * as z from 'zod/mini';
import type { LetterWriter } from '../letters/letter.js';
import { frame, phrases, plansLink } from '../letters/phrases.js';
import {
  aboutCard,
  isUnpayable,
  ownerOfCard,
  planFacts,
  type Subscription,
} from './subscription-terms.js';

/** The event's data; the name may be left out. */
export type ArchivedListing = Subscription &
  Pick<z.output<typeof subscriptionListingArchived.data>, 'creditCents'>;

interface Words {
  /** Without a name where it may not be said. */
  subject(businessName: string | undefined): string;
  archived(businessName: string | undefined, siteName: string): string;
  goesOn: Record<'paid' | 'unpayable', (plan: string) => string>;
  mistake: string;
  link: string;
}

const words: Record<Language, Words> = {
  en: {
    subject: (businessName = 'Your business') => `${businessName} is no longer in the directory`,
    archived: (businessName = 'your business', siteName) =>
      `The staff of the ${siteName} have taken ${businessName} out of the directory. Visitors no longer see it.`,
    goesOn: {
      paid: (plan) =>
        `Your ${plan} has not ended: it renews, and its renewals are charged, until you cancel it. If you cancel, it runs to the end of what you have paid and charges nothing more. Your account also says whether you can have your money back.`,
      unpayable: (plan) =>
        `Your ${plan} has not ended: it goes on until you cancel it. It has no card, so it cannot renew unless you enter one. If you cancel, it runs to the end of what you have paid. Your account also says whether you can have your money back.`,
    },
    mistake:
      'Is it a mistake, or do you want to know why? Please answer this e-mail. Until 90 days after they took it out, staff can put the business back as it was. There is no further mail if they do.',
    link: 'Your plan, and how to cancel it',
  },
  es: {
    subject: (businessName = 'Su negocio') => `${businessName} ya no está en el directorio`,
    archived: (businessName = 'su negocio', siteName) =>
      `El personal de ${siteName} ha retirado ${businessName} del directorio. Los visitantes ya no lo ven.`,
    goesOn: {
      paid: (plan) =>
        `Su plan (${plan}) no ha terminado: se renueva, y se cobran sus renovaciones, hasta que usted lo cancele. Si lo cancela, sigue hasta el final de lo que ha pagado y no se le cobra nada más. Su cuenta indica también si se le puede devolver el dinero.`,
      unpayable: (plan) =>
        `Su plan (${plan}) no ha terminado: sigue hasta que usted lo cancele. No tiene tarjeta, así que no se puede renovar si usted no agrega una. Si lo cancela, sigue hasta el final de lo que ha pagado. Su cuenta indica también si se le puede devolver el dinero.`,
    },
    mistake:
      '¿Es un error o quiere saber el motivo? Responda a este correo. El personal puede volver a publicar el negocio como estaba hasta 90 días después de haberlo retirado. No se envía otro correo si lo hace.',
    link: 'Su plan y cómo cancelarlo',
  },
};

/** For the owner of a plan whose business is archived. The name, if there is one, is that in the directory. */
export function archivedListing(subscription: ArchivedListing, language: Language): LetterWriter {
  const { plan } = subscription;
  const isFormers = ownerOfCard(subscription) === 'former-payer';
  const businessName = subscription.businessName ?? undefined;
  const { subject, archived, goesOn, mistake, link } = words[language];
  return (town) => ({
    ...frame(language, town),
    subject: subject(businessName),
    paragraphs: [
      archived(businessName, town.siteName),
      goesOn[isUnpayable(subscription) ? 'unpayable' : 'paid'](plans[plan].name),
      ...(isFormers ? aboutCard(subscription, language) : []),
      mistake,
    ],
    fields: [
      [phrases[language].business, businessName],
      ...planFacts(subscription, town, language),
    ],
    link: plansLink(language, link),
  });
}
