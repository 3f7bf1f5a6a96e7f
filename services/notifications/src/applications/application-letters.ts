import type { Advertiser } from '@town/contracts/advertisers/record';
import type { Language } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import type { Letter, LetterWriter } from '../letters/letter.js';
import { phrases } from '../letters/phrases.js';
import { townTime } from '../letters/town-time.js';
import { words } from './list-items.js';
import { optionalAnswers } from './suggested-answers.js';

export function applicationForStaff(application: Advertiser): LetterWriter {
  return (town) => ({
    subject: `New advertiser application: ${application.businessName}`,
    paragraphs: [
      'A business has applied to advertise. The site promises that we get in touch within 24 hours.',
    ],
    fields: [
      ['Business', application.businessName],
      ['Contact', `${application.firstName} ${application.lastName}`],
      ['E-mail', application.email],
      ['Phone', application.phone],
      ['Type', words(application.businessType)],
      ['Address', application.businessAddress],
      ['Website', application.businessWebsite],
      ['Social media', application.businessSocialMedia],
      ['Preferred plan', words(application.preferredPlan)],
      ['Payment', application.paymentIntentId ?? 'None was named'],
      ['News by e-mail', application.emailMarketing ? 'Yes' : 'No'],
      ['News by phone', application.phoneMarketing ? 'Yes' : 'No'],
      ['Description', application.businessDescription],
      ['Comments', application.additionalComments],
      ...optionalAnswers(application, town),
      ['Sent', townTime(application.submittedAt, town.timeZone)],
      ['Number', application.id],
    ],
    link: { text: 'Open the dashboard', path: pages.adminDashboard },
  });
}

type Words = Pick<Letter, 'subject' | 'paragraphs' | 'steps'>;

const confirmation: Record<Language, (siteName: string) => Words> = {
  en: (siteName) => ({
    subject: `We have received your application to advertise in the ${siteName}`,
    paragraphs: [
      `Thank you for applying to advertise your business in the ${siteName}. We will get in touch within 24 hours.`,
      'What happens next:',
    ],
    steps: [
      'One of us calls or e-mails you.',
      'We talk about your goals.',
      'We set up your listing.',
      'It goes live 1 to 2 business days after it is set up.',
    ],
  }),
  es: (siteName) => ({
    subject: `Hemos recibido su solicitud para anunciarse en ${siteName}`,
    paragraphs: [
      `Gracias por solicitar anunciar su negocio en ${siteName}. Nos comunicaremos con usted en 24 horas.`,
      'Los próximos pasos:',
    ],
    steps: [
      'Uno de nosotros le llama o le escribe.',
      'Hablamos de sus objetivos.',
      'Preparamos su ficha.',
      'Se publica 1 o 2 días hábiles después de preparada.',
    ],
  }),
};

/** The applicant's address is not confirmed, so this letter contains no text from the form. */
export function applicationForApplicant(language: Language = 'en'): LetterWriter {
  return (town) => ({
    language,
    greeting: phrases[language].hello,
    ...confirmation[language](town.siteName),
    closing: `${phrases[language].questions(town)} ${phrases[language].notYou}`,
  });
}
