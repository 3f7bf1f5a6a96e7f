import type {
  claimCodeRequested,
  claimSubmitted,
  listingPersonChanged,
  ownerPasskeyChanged,
} from '@town/contracts/owners/events';
import { inLanguage, type Language } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import type * as z from 'zod/mini';
import type { Letter, LetterWriter } from '../letters/letter.js';
import { aboutListing, accountLink, frame, phrases } from '../letters/phrases.js';

type Asked = z.output<typeof claimSubmitted.data>;
type PasskeyChange = z.output<typeof ownerPasskeyChanged.data>;
type PersonChange = z.output<typeof listingPersonChanged.data>;

const staffPage = '/admin/claims';

type Words = Pick<Letter, 'subject' | 'paragraphs'>;

interface Letters {
  signIn(siteName: string): Words;
  enter: string;
  /** Before the contact details: what to do if somebody else has asked for it. */
  notAsked: Record<'link' | 'code', string>;
  passkey: Record<PasskeyChange['change'], (siteName: string) => [subject: string, text: string]>;
  notYourPasskey: string;
  code(code: string, businessName: string, siteName: string): Words;
  codeFields: Record<'code' | 'claimant', string>;
  person: Record<PersonChange['change'], (businessName: string) => [subject: string, text: string]>;
}

const letters: Record<Language, Letters> = {
  en: {
    signIn: (siteName) => ({
      subject: `Your link to sign in to the ${siteName}`,
      paragraphs: [
        `The link below signs you in to your business account of the ${siteName}.`,
        'It works once, for 15 minutes. In another browser than the one that asked for it, we ask you to confirm.',
      ],
    }),
    enter: 'Sign in',
    notAsked: {
      link: 'If this was not you, there is nothing to do: nobody can use the link without this e-mail.',
      code: 'If nobody in your business has asked for it, there is nothing to do: without the code nothing changes.',
    },
    passkey: {
      added: (siteName) => [
        `A passkey was added to your account of the ${siteName}`,
        'Whoever holds the device with this passkey can sign in without a mail from now on.',
      ],
      removed: (siteName) => [
        `A passkey was removed from your account of the ${siteName}`,
        'This passkey signs nobody in any more. Devices that are signed in stay so until you sign them out.',
      ],
    },
    notYourPasskey:
      'If it was not you, sign in by mail, remove passkeys that you do not know, and sign out the other devices.',
    code: (code, businessName, siteName) => ({
      subject: `${code} is the code for ${businessName}`,
      paragraphs: [
        `Somebody wants to manage ${businessName} in the ${siteName}. The code shows that they read the mail of the business. It counts for 15 minutes.`,
        'Enter it on the page that asked for it. Whoever enters it can change the listing, so pass it on to nobody outside your business.',
      ],
    }),
    codeFields: { code: 'Code', claimant: 'Asked by' },
    person: {
      invited: (businessName) => [
        `You can manage ${businessName}`,
        'The owner of this business has invited you to manage its listing in the directory. Sign in with this e-mail address; we then send you a link.',
      ],
      'made-owner': (businessName) => [
        `You are the owner of ${businessName}`,
        'This business was handed over to you. You decide who manages its listing in the directory.',
      ],
      removed: (businessName) => [
        `You no longer manage ${businessName}`,
        'Your access to the listing of this business in the directory has ended. If you pay for a plan of it, the plan goes on until you cancel it in your account.',
      ],
    },
  },
  es: {
    signIn: (siteName) => ({
      subject: `Su enlace para entrar en ${siteName}`,
      paragraphs: [
        `Con el enlace siguiente entra en la cuenta de su negocio en ${siteName}.`,
        'Sirve una sola vez, durante 15 minutos. En un navegador distinto del que lo pidió, le pedimos que confirme.',
      ],
    }),
    enter: 'Entrar en su cuenta',
    notAsked: {
      link: 'Si no fue usted, no tiene que hacer nada: nadie puede usar el enlace sin este correo.',
      code: 'Si nadie de su negocio lo pidió, no tiene que hacer nada: sin el código no cambia nada.',
    },
    passkey: {
      added: (siteName) => [
        `Se agregó una llave de acceso a su cuenta de ${siteName}`,
        'A partir de ahora, quien tenga el dispositivo con esta llave de acceso puede entrar sin recibir un correo.',
      ],
      removed: (siteName) => [
        `Se quitó una llave de acceso de su cuenta de ${siteName}`,
        'Con esta llave de acceso ya no puede entrar nadie. Los dispositivos con la sesión abierta siguen así hasta que usted la cierre.',
      ],
    },
    notYourPasskey:
      'Si no fue usted, entre con un enlace por correo, quite las llaves de acceso que no conozca y cierre la sesión en los demás dispositivos.',
    code: (code, businessName, siteName) => ({
      subject: `${code} es el código para ${businessName}`,
      paragraphs: [
        `Alguien quiere administrar ${businessName} en ${siteName}. El código demuestra que esa persona lee el correo del negocio. Sirve durante 15 minutos.`,
        'Escríbalo en la página que lo pidió. Quien lo escriba puede cambiar la ficha, así que no lo dé a nadie fuera de su negocio.',
      ],
    }),
    codeFields: { code: 'Código', claimant: 'Lo pidió' },
    person: {
      invited: (businessName) => [
        `Puede administrar ${businessName}`,
        'El dueño de este negocio le invita a administrar la ficha en el directorio. Entre en su cuenta con este correo electrónico; entonces le enviamos un enlace.',
      ],
      'made-owner': (businessName) => [
        `${businessName} está ahora a su nombre`,
        'Este negocio se puso a su nombre. Usted decide quién administra la ficha en el directorio.',
      ],
      removed: (businessName) => [
        `Ya no administra ${businessName}`,
        'Su acceso a la ficha de este negocio en el directorio ha terminado. Si usted paga un plan de este negocio, el plan sigue hasta que lo cancele en su cuenta.',
      ],
    },
  },
};

/** Anyone can request this letter for any address, so it contains no text that a person typed. */
export function signInLink(token: string, language: Language): LetterWriter {
  const { signIn, enter, notAsked } = letters[language];
  const path = `${pages.accountEnter}?${new URLSearchParams({ token })}`;
  return (town) => ({
    ...frame(language, town),
    ...signIn(town.siteName),
    link: { text: enter, path: inLanguage(language, path) },
    closing: `${notAsked.link} ${phrases[language].questions(town)}`,
  });
}

/** An intruder in an open session could add a passkey, so the owner is informed. */
export function passkeyChanged({ change }: PasskeyChange, language: Language): LetterWriter {
  const { passkey, notYourPasskey } = letters[language];
  return (town) => {
    const [subject, text] = passkey[change](town.siteName);
    return {
      ...frame(language, town),
      subject,
      paragraphs: [text, notYourPasskey],
      link: accountLink(language),
    };
  };
}

/**
 * Goes to a business's address on record, whose reader has not requested it. The name of the business is
 * the one in the directory; most of the claimant's address is hidden.
 */
export function claimCode(
  { businessName, claimant, code }: z.output<typeof claimCodeRequested.data>,
  language: Language,
): LetterWriter {
  const { code: say, codeFields, notAsked } = letters[language];
  const { business, questions } = phrases[language];
  return (town) => ({
    ...frame(language, town),
    ...say(code, businessName, town.siteName),
    fields: [
      [codeFields.code, code],
      [business, businessName],
      [codeFields.claimant, claimant],
    ],
    closing: `${notAsked.code} ${questions(town)}`,
  });
}

/** For staff: an owner's request. The evidence is only on the page, where each view is recorded. */
export function requestForStaff({ kind, businessName, email }: Asked): LetterWriter {
  const isClaim = kind === 'claim';
  return () => ({
    subject: isClaim ? `New claim: ${businessName}` : `Change to check: ${businessName}`,
    paragraphs: [
      isClaim
        ? 'Somebody says that this business is theirs. Please check it before you approve.'
        : 'The owner wants to change the name, the category or the address. Visitors see the old text until you approve.',
    ],
    fields: [
      ['Business', businessName],
      ['E-mail', email],
    ],
    link: { text: 'Decide', path: staffPage },
  });
}

/**
 * An invited person's address is not confirmed, so the letter contains only the reviewed business name.
 */
export function personChange(
  { change, businessName }: PersonChange,
  language: Language,
): LetterWriter {
  const [subject, text] = letters[language].person[change](businessName);
  return (town) => ({
    ...aboutListing(businessName, language, town),
    subject,
    paragraphs: [text],
  });
}
