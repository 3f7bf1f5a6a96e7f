import type { Language } from '@town/contracts/pages/languages';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import { contactUs, hello, notYou } from './contact-us.js';

interface Phrases {
  /** The salutation. */
  hello: string;
  /** The contact details at the end. */
  questions(town: TownProfile): string;
  /** For addresses that another person may have entered. */
  notYou: string;
}

/** Shared phrases of letters in the language of the recipient's form. */
export const phrases: Record<Language, Phrases> = {
  en: { hello, questions: contactUs, notYou },
  es: {
    hello: 'Hola:',
    questions: ({ email, phone }) =>
      `¿Preguntas? Responda a este correo, escriba a ${email} o llame al ${phone}.`,
    notYou: 'Si no fue usted, avísenos o simplemente ignore este correo.',
  },
};
