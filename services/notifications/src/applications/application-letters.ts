import type { Advertiser } from '@town/contracts/advertisers/record';
import { pages } from '@town/contracts/pages/paths';
import { contactUs, hello, notYou } from '../letters/contact-us.js';
import type { LetterWriter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';
import { listItems, words } from './list-items.js';

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
      ['Local business', application.isLocalBusiness ? 'Yes' : 'No'],
      ['Years in business', String(application.yearsInBusiness)],
      ['Service areas', listItems(application.serviceAreas)],
      ['Goals', listItems(application.advertisingGoals)],
      ['Target audience', application.targetAudience],
      ['Categories', listItems(application.interestedCategories)],
      ['Preferred plan', words(application.preferredPlan)],
      ['Payment', application.paymentIntentId ?? 'None was named'],
      ['Heard about us', words(application.hearAboutUs ?? '')],
      ['News by e-mail', application.emailMarketing ? 'Yes' : 'No'],
      ['News by phone', application.phoneMarketing ? 'Yes' : 'No'],
      ['Description', application.businessDescription],
      ['Comments', application.additionalComments],
      ['Sent', townTime(application.submittedAt, town.timeZone)],
      ['Number', application.id],
    ],
    link: { text: 'Open the dashboard', path: pages.adminDashboard },
  });
}

/** Nobody has confirmed the applicant's address, so nothing that was typed is in this letter. */
export const applicationForApplicant: LetterWriter = (town) => ({
  subject: `We have received your application to advertise in the ${town.siteName}`,
  greeting: hello,
  paragraphs: [
    `Thank you for applying to advertise your business in the ${town.siteName}. We will get in touch within 24 hours.`,
    'What happens next:',
  ],
  steps: [
    'One of us calls or e-mails you.',
    'We talk about your goals.',
    'We set up your listing.',
    'It goes live 1 to 2 business days after it is set up.',
  ],
  closing: `${contactUs(town)} ${notYou}`,
});
