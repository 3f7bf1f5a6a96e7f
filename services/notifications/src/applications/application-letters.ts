import type { Advertiser } from '@town/contracts/advertiser-record';
import { pages } from '@town/contracts/paths';
import { town } from '@town/contracts/town';
import { oneLine } from '../letters/clean-text.js';
import { contactUs, notYou } from '../letters/contact-us.js';
import { greeting } from '../letters/greeting.js';
import type { Letter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';
import { listItems, words } from './list-items.js';

export function applicationForStaff(application: Advertiser): Letter {
  return {
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
      ['Sent', townTime(application.submittedAt)],
      ['Number', application.id],
    ],
    link: { text: 'Open the dashboard', path: pages.adminDashboard },
  };
}

export function applicationForApplicant(application: Advertiser): Letter {
  const business = oneLine(application.businessName, 100);
  return {
    subject: `We have received your application: ${business}`,
    greeting: greeting(application.firstName),
    paragraphs: [
      `Thank you for applying to advertise ${business} in the ${town.siteName}. We will get in touch within 24 hours.`,
      'What happens next:',
    ],
    steps: [
      'One of us calls or e-mails you.',
      'We talk about your goals.',
      'We set up your listing.',
      'It goes live 1 to 2 business days after it is set up.',
    ],
    closing: `${contactUs} ${notYou}`,
  };
}
