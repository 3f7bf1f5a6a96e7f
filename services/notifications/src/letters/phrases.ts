import { inLanguage, type Language } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import { contactUs, hello, notYou } from './contact-us.js';
import type { Letter } from './letter.js';

interface Phrases {
  /** The salutation. */
  hello: string;
  /** The contact details at the end. */
  questions(town: TownProfile): string;
  /** For addresses that another person may have entered. */
  notYou: string;
  /** The label of a business's name. */
  business: string;
  /** Links to the account, to its plans, and to the account in mails about listings. */
  account: string;
  plan: string;
  businessAccount: string;
  /** An amount such as "$49", with its currency. */
  dollars(amount: string): string;
}

/** Shared phrases of letters to people outside the staff. */
export const phrases: Record<Language, Phrases> = {
  en: {
    hello,
    questions: contactUs,
    notYou,
    business: 'Business',
    account: 'Your account',
    plan: 'Your plan in your account',
    businessAccount: 'Your business account',
    dollars: (amount) => `${amount} (US dollars)`,
  },
  es: {
    hello: 'Hola:',
    questions: ({ email, phone }) =>
      `¿Preguntas? Responda a este correo, escriba a ${email} o llame al ${phone}.`,
    notYou: 'Si no fue usted, avísenos o simplemente ignore este correo.',
    business: 'Negocio',
    account: 'Su cuenta',
    plan: 'Su plan en su cuenta',
    businessAccount: 'La cuenta de su negocio',
    dollars: (amount) => `${amount} (dólares estadounidenses)`,
  },
};

/** The beginning and the end of a letter. */
export function frame(
  language: Language,
  town: TownProfile,
): Pick<Letter, 'language' | 'greeting' | 'closing'> {
  const { hello: greeting, questions } = phrases[language];
  return { language, greeting, closing: questions(town) };
}

/** A link to the account, in the language of the letter. */
export const accountLink = (
  language: Language,
  text = phrases[language].businessAccount,
): NonNullable<Letter['link']> => ({ text, path: inLanguage(language, pages.account) });

/** A link to the plans of the account: their cards, invoices and cancellation. */
export const plansLink = (
  language: Language,
  text = phrases[language].plan,
): NonNullable<Letter['link']> => ({
  text,
  path: inLanguage(language, pages.accountSubscription),
});

/** The frame of a letter about a listing, with the name of the business and a link to the account. */
export function aboutListing(
  businessName: string,
  language: Language,
  town: TownProfile,
): Pick<Letter, 'language' | 'greeting' | 'fields' | 'link' | 'closing'> {
  return {
    ...frame(language, town),
    fields: [[phrases[language].business, businessName]],
    link: accountLink(language),
  };
}
