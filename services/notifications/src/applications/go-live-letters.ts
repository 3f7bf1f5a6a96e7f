import { pages } from '@town/contracts/paths';
import { town } from '@town/contracts/town';
import { oneLine } from '../letters/clean-text.js';
import { contactUs } from '../letters/contact-us.js';
import { greeting } from '../letters/greeting.js';
import type { Letter, LetterField } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';
import type { KnownApplication } from './application-history.js';

function history(application: KnownApplication): LetterField[] {
  const { submitted_at, contacted_at, approved_at, live_at } = application;
  const when = (at: Date | null) => at && townTime(at);
  return [
    ['You applied', when(submitted_at)],
    ['We got in touch', when(contacted_at)],
    ['Approved', when(approved_at)],
    ['Live', when(live_at)],
  ];
}

export function businessLive(application: KnownApplication, businessName: string): Letter {
  const business = oneLine(businessName, 100);
  return {
    subject: `${business} is live in the ${town.siteName}`,
    greeting: greeting(application.first_name),
    paragraphs: [
      `Good news: ${business} is in our directory now, where residents and visitors find it.`,
    ],
    fields: history(application),
    link: { text: 'See the directory', path: pages.directory },
    closing: `Is something wrong in your listing? Tell us and we put it right. ${contactUs}`,
  };
}

export function inactiveBusinessLive(application: KnownApplication, businessName: string): Letter {
  return {
    subject: `In the directory although it is inactive: ${businessName}`,
    paragraphs: [
      'This business was approved, and deactivated before it had been listed. It is in the directory now. The applicant has not been told: please decide whether it should stay, and tell them.',
    ],
    fields: [
      ['Business', businessName],
      ['E-mail', application.email],
      ['Application', application.id],
    ],
    link: { text: 'Open the dashboard', path: pages.adminDashboard },
  };
}
