import type { BusinessListing } from '@town/contracts/listings/form';
import { plans, priceLabel } from '@town/contracts/plans/price-list';
import { contactUs, hello, notYou } from '../letters/contact-us.js';
import type { LetterWriter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';

const planWords = {
  basic: 'Basic (free)',
  premium: `Premium (${priceLabel(plans.monthly)} or ${priceLabel(plans.annual)}; nothing has been charged yet)`,
} as const;

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
      ['Plan', planWords[listing.selectedPlan]],
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
      `Your plan: ${planWords[listing.selectedPlan]}.`,
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
