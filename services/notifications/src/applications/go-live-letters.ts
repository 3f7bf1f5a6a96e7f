import type { Language } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import type { LetterField, LetterWriter } from '../letters/letter.js';
import { accountLink, frame } from '../letters/phrases.js';
import { townTime } from '../letters/town-time.js';
import type { KnownApplication } from './application-history.js';

interface Words {
  subject: string;
  paragraphs: string[];
  /** The labels of the application's steps: sent, contacted, approved, live. */
  history: [string, string, string, string];
}

const words: Record<Language, (siteName: string) => Words> = {
  en: (siteName) => ({
    subject: `Your business is live in the ${siteName}`,
    paragraphs: [
      'Good news: your business is in our directory now, where residents and visitors find it.',
      'You can change your listing yourself. Sign in to your business account with this e-mail address: we mail you a link, and you need no password.',
      'If your account does not show the listing, somebody manages it already. Then open its page and press “Is this your business?”.',
    ],
    history: ['You applied', 'We got in touch', 'Approved', 'Live'],
  }),
  es: (siteName) => ({
    subject: `Su negocio ya está en ${siteName}`,
    paragraphs: [
      'Buenas noticias: su negocio ya está en nuestro directorio, donde lo encuentran residentes y visitantes.',
      'Usted puede cambiar su ficha directamente. Entre en la cuenta de su negocio con este correo electrónico: le enviamos un enlace y no necesita contraseña.',
      'Si su cuenta no muestra la ficha, otra persona ya la administra. En ese caso, abra la página del negocio y pulse “¿Es su negocio?”.',
    ],
    history: ['Su solicitud', 'Nos comunicamos con usted', 'Aprobación', 'Publicación'],
  }),
};

/** The applicant's address is not confirmed, so this letter does not even contain the business's name. */
export function businessLive(application: KnownApplication): LetterWriter {
  const language = application.language ?? 'en';
  const { submitted_at, contacted_at, approved_at, live_at } = application;
  const moments = [submitted_at, contacted_at, approved_at, live_at];
  return (town) => {
    const { history, ...content } = words[language](town.siteName);
    const when = (at: Date | null) => at && townTime(at, town.timeZone, language);
    return {
      ...frame(language, town),
      ...content,
      fields: history.map((label, index): LetterField => [label, when(moments[index] ?? null)]),
      link: accountLink(language),
    };
  };
}

export function inactiveBusinessLive(
  application: KnownApplication,
  businessName: string,
): LetterWriter {
  return (_town) => ({
    subject: `In the directory although it is inactive: ${businessName}`,
    paragraphs: [
      'This business was approved, and deactivated before it had been listed. It is in the directory now. The applicant has not been told: please decide whether it should stay, and tell them.',
    ],
    fields: [
      ['Business', businessName],
      ['E-mail', application.email],
      ['Application', application.id],
    ],
    link: { text: 'Open the dashboard', path: pages.adminDashboard },
  });
}
