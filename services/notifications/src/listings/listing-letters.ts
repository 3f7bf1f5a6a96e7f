import type { listingSubmitted } from '@town/contracts/listings/events';
import type { Language } from '@town/contracts/pages/languages';
import {
  dollarLabel,
  firstPrices,
  pricedPlans,
  priceLabel,
} from '@town/contracts/plans/price-list';
import type * as z from 'zod/mini';
import type { Letter, LetterWriter } from '../letters/letter.js';
import { phrases } from '../letters/phrases.js';
import { townTime } from '../letters/town-time.js';

type BusinessListing = z.output<typeof listingSubmitted.data>;

/** The plan, with its price at the time of the submission. */
function planWords({ selectedPlan, prices = firstPrices }: BusinessListing): string {
  if (selectedPlan === 'basic') return 'Basic (free)';
  const { monthly, annual } = pricedPlans(prices);
  return `Premium (${priceLabel(monthly)} or ${priceLabel(annual)}; nothing has been charged yet)`;
}

function planWordsInSpanish({ selectedPlan, prices = firstPrices }: BusinessListing): string {
  if (selectedPlan === 'basic') return 'Basic (gratis)';
  const [monthly, annual] = [prices.monthly, prices.annual].map((cents) =>
    dollarLabel(cents / 100),
  );
  return `Premium (${monthly} al mes o ${annual} al año; todavía no se ha cobrado nada)`;
}

export function listingForStaff(listing: BusinessListing): LetterWriter {
  return (town) => ({
    subject: `New listing to review: ${listing.businessName}`,
    paragraphs: [
      'A business has asked to be listed. The site promises a review within 24 to 48 hours.',
    ],
    fields: [
      ['Business', listing.businessName],
      ['Contact', listing.contactName],
      ['E-mail', listing.email],
      ['Phone', listing.phone],
      ['Category', listing.category],
      ['Address', listing.address],
      ['Website', listing.website],
      ['Social media', listing.socialMedia],
      ['Plan', planWords(listing)],
      ['Description', listing.description],
      ['Sent', townTime(listing.submittedAt, town.timeZone)],
      ['Number', listing.id],
    ],
  });
}

type Words = Pick<Letter, 'subject' | 'paragraphs' | 'steps'>;

const confirmation: Record<Language, (siteName: string, listing: BusinessListing) => Words> = {
  en: (siteName, listing) => ({
    subject: `We have received your listing for the ${siteName}`,
    paragraphs: [
      `Thank you for asking to list your business in the ${siteName}. Your listing is now pending approval.`,
      `Your plan: ${planWords(listing)}.`,
      'What happens next:',
    ],
    steps: [
      'We review your listing within 24 to 48 hours.',
      'We contact you about anything that is still open.',
      'We set up your profile, and your business goes live.',
    ],
  }),
  es: (siteName, listing) => ({
    subject: `Hemos recibido su ficha para ${siteName}`,
    paragraphs: [
      `Gracias por querer publicar su negocio en ${siteName}. Su ficha está pendiente de aprobación.`,
      `Su plan: ${planWordsInSpanish(listing)}.`,
      'Los próximos pasos:',
    ],
    steps: [
      'Revisamos su ficha en 24 a 48 horas.',
      'Nos comunicamos con usted si queda algo por aclarar.',
      'Preparamos su perfil y su negocio se publica.',
    ],
  }),
};

/** The owner's address is not confirmed, so this letter contains no text from the form. */
export function listingForOwner(listing: BusinessListing): LetterWriter {
  const { language = 'en' } = listing;
  return (town) => ({
    language,
    greeting: phrases[language].hello,
    ...confirmation[language](town.siteName, listing),
    closing: `${phrases[language].questions(town)} ${phrases[language].notYou}`,
  });
}
