import { pages } from '@town/contracts/pages/paths';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import { contactUs, hello } from '../letters/contact-us.js';
import type { LetterField, LetterWriter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';
import type { KnownApplication } from './application-history.js';

const accountPage = '/account';

function history(application: KnownApplication, town: TownProfile): LetterField[] {
  const { submitted_at, contacted_at, approved_at, live_at } = application;
  const when = (at: Date | null) => at && townTime(at, town.timeZone);
  return [
    ['You applied', when(submitted_at)],
    ['We got in touch', when(contacted_at)],
    ['Approved', when(approved_at)],
    ['Live', when(live_at)],
  ];
}

/** Nobody has confirmed the applicant's address, so not even the name of the business is here. */
export function businessLive(application: KnownApplication): LetterWriter {
  return (town) => ({
    subject: `Your business is live in the ${town.siteName}`,
    greeting: hello,
    paragraphs: [
      'Good news: your business is in our directory now, where residents and visitors find it.',
      'You can change your listing yourself. Sign in to your business account with this e-mail address: we mail you a link, and you need no password.',
    ],
    fields: history(application, town),
    link: { text: 'Your business account', path: accountPage },
    closing: contactUs(town),
  });
}

export function inactiveBusinessLive(
  application: KnownApplication,
  businessName: string,
): LetterWriter {
  return (_town) => ({
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
  });
}
