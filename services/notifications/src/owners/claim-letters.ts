/**
 * Letters to owners about claims and changes. Their addresses are confirmed by a mailed link, or come from an
 * application that staff have approved. The name of a business is the one in the directory.
 */
import type {
  claimDecided,
  listingClaimed,
  listingManagerChanged,
} from '@town/contracts/owners/events';
import type { ManagerChange } from '@town/contracts/owners/people';
import type { Language } from '@town/contracts/pages/languages';
import type * as z from 'zod/mini';
import type { LetterWriter } from '../letters/letter.js';
import { aboutListing } from '../letters/phrases.js';

type Decided = z.output<typeof claimDecided.data>;

interface Words {
  /** The subject and the text, by the kind of the request and the decision. */
  decided: Record<
    Decided['kind'],
    Record<Decided['decision'], readonly [subject: string, text: string]>
  >;
  claimed(businessName: string, siteName: string): { subject: string; paragraphs: string[] };
  manager: Record<ManagerChange, (businessName: string) => [subject: string, text: string]>;
}

const words: Record<Language, Words> = {
  en: {
    decided: {
      claim: {
        approved: [
          'Your claim was approved',
          'You manage this business in the directory from now on.',
        ],
        refused: ['Your claim was refused', 'We could not confirm that this business is yours.'],
      },
      change: {
        approved: ['Your change was approved', 'Visitors see your change now.'],
        refused: [
          'Your change was refused',
          'We have not made your change. Visitors see the text as it was.',
        ],
      },
    },
    claimed: (businessName, siteName) => ({
      subject: `Somebody else claims ${businessName}`,
      paragraphs: [
        `Somebody else has told us that they, too, should manage ${businessName} in the ${siteName}. Our staff check it. Nothing changes before they decide, and you stay the owner.`,
        'If you know about it, there is nothing to do. If you do not, please answer this e-mail.',
      ],
    }),
    manager: {
      added: (businessName) => [
        `Somebody else can manage ${businessName} now`,
        'Our staff have approved the claim of a further person, who can now change the listing of this business in the directory. You stay the owner. Your account shows who it is, and you can remove them there.',
      ],
      removed: (businessName) => [
        `Somebody no longer manages ${businessName}`,
        'Our staff have taken back an approval. Somebody who had access because of it can no longer change the listing of this business in the directory. You stay the owner. Your account shows who manages it now.',
      ],
    },
  },
  es: {
    decided: {
      claim: {
        approved: [
          'Aprobamos su petición',
          'A partir de ahora usted administra este negocio en el directorio.',
        ],
        refused: ['No aprobamos su petición', 'No pudimos confirmar que este negocio es suyo.'],
      },
      change: {
        approved: ['Aprobamos su cambio', 'Los visitantes ya ven su cambio.'],
        refused: [
          'No aprobamos su cambio',
          'No hicimos su cambio. Los visitantes ven el texto como estaba.',
        ],
      },
    },
    claimed: (businessName, siteName) => ({
      subject: `Otra persona dice que administra ${businessName}`,
      paragraphs: [
        `Otra persona nos ha dicho que también debe administrar ${businessName} en ${siteName}. Nuestro personal lo comprueba. Nada cambia antes de que decida, y el negocio sigue a su nombre.`,
        'Si usted lo sabe, no tiene que hacer nada. Si no lo sabe, responda a este correo.',
      ],
    }),
    manager: {
      added: (businessName) => [
        `Ahora otra persona también puede administrar ${businessName}`,
        'Nuestro personal aprobó la petición de otra persona, que ahora puede cambiar la ficha de este negocio en el directorio. El negocio sigue a su nombre. En su cuenta ve quién es, y allí puede quitarle el acceso.',
      ],
      removed: (businessName) => [
        `Una persona ya no administra ${businessName}`,
        'Nuestro personal retiró una aprobación. Una persona que tenía acceso por ella ya no puede cambiar la ficha de este negocio en el directorio. El negocio sigue a su nombre. En su cuenta ve quién lo administra ahora.',
      ],
    },
  },
};

/** For the owner of a listing. It does not say who claims the listing; only staff may know. */
export function claimOfListing(
  { businessName }: z.output<typeof listingClaimed.data>,
  language: Language,
): LetterWriter {
  return (town) => ({
    ...aboutListing(businessName, language, town),
    ...words[language].claimed(businessName, town.siteName),
  });
}

/** For the owner of a listing. The account shows who the person is. */
export function managerChange(
  { businessName, change }: z.output<typeof listingManagerChanged.data>,
  language: Language,
): LetterWriter {
  const [subject, text] = words[language].manager[change](businessName);
  return (town) => ({
    ...aboutListing(businessName, language, town),
    subject,
    paragraphs: [text],
  });
}

/** The reason is text by the staff, in the language in which they wrote it. */
export function decisionForOwner(
  { kind, decision, businessName, reason }: Decided,
  language: Language,
): LetterWriter {
  const [subject, text] = words[language].decided[kind][decision];
  return (town) => ({
    ...aboutListing(businessName, language, town),
    subject: `${subject}: ${businessName}`,
    paragraphs: [text, ...(reason ? [{ typed: reason }] : [])],
  });
}
