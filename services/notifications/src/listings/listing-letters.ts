import type { listingSubmitted } from '@town/contracts/listings/events';
import { firstPrices, pricedPlans, priceLabel } from '@town/contracts/plans/price-list';
import type * as z from 'zod/mini';
import { contactUs, hello, notYou } from '../letters/contact-us.js';
import type { LetterWriter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';

type BusinessListing = z.output<typeof listingSubmitted.data>;

/** The plan with what it cost when the listing was sent. */
function planWords({ selectedPlan, prices = firstPrices }: BusinessListing): string {
  if (selectedPlan === 'basic') return 'Basic (free)';
  const { monthly, annual } = pricedPlans(prices);
  return `Premium (${priceLabel(monthly)} or ${priceLabel(annual)}; nothing has been charged yet)`;
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

/** Nobody has confirmed the owner's address, so nothing that was typed is in this letter. */
export function listingForOwner(listing: BusinessListing): LetterWriter {
  return (town) => ({
    subject: `We have received your listing for the ${town.siteName}`,
    greeting: hello,
    paragraphs: [
      `Thank you for asking to list your business in the ${town.siteName}. Your listing is now pending approval.`,
      `Your plan: ${planWords(listing)}.`,
      'What happens next:',
    ],
    steps: [
      'We review your listing within 24 to 48 hours.',
      'We contact you about anything that is still open.',
      'We set up your profile, and your business goes live.',
    ],
    closing: `${contactUs(town)} ${notYou}`,
  });
}
