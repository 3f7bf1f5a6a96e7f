import { ownerApi } from '@town/contracts/api/paths';
import type { listingHoursDue, listingStatisticsDue } from '@town/contracts/owners/mail-events';
import { pages } from '@town/contracts/pages/paths';
import { type ListingAction, listingActions } from '@town/contracts/statistics/listing-counts';
import { formatDate } from '@town/contracts/town/date';
import { monthName } from '@town/contracts/town/month';
import type * as z from 'zod/mini';
import { contactUs, hello } from '../letters/contact-us.js';
import type { Letter, LetterField, LetterWriter } from '../letters/letter.js';

type Statistics = z.output<typeof listingStatisticsDue.data>;
type HoursQuestion = z.output<typeof listingHoursDue.data>;

const labels: Record<ListingAction, string> = {
  seen: 'Seen in lists',
  opened: 'Page opened',
  called: 'Phone number followed',
  directions: 'Directions followed',
  website: 'Website followed',
};

/** The statistics of a month and of the month before. */
export function monthlyStatistics(due: Statistics): LetterWriter {
  const { businessName, businessId, month, counts, before, token } = due;
  const fields = listingActions.map(
    (action): LetterField => [
      labels[action],
      `${counts[action].toLocaleString('en-US')} (the month before: ${before[action].toLocaleString('en-US')})`,
    ],
  );
  return (town) => ({
    subject: `${businessName} in ${monthName(month)}`,
    greeting: hello,
    paragraphs: [
      `This is what visitors of the ${town.siteName} did with your listing in ${monthName(month)}.`,
    ],
    fields: [['Business', businessName], ...fields],
    link: { text: 'Each day', path: pages.accountStatistics(businessId) },
    closing: contactUs(town),
    unsubscribe: unsubscribe(token, 'No more numbers by mail'),
  });
}

/** Asks an owner to confirm that the opening hours are still correct. */
export function hoursQuestion({ businessName, confirmedOn, token }: HoursQuestion): LetterWriter {
  return (town) => ({
    subject: `Are the hours of ${businessName} still right?`,
    greeting: hello,
    paragraphs: [
      'Visitors rely on your opening hours. Please look at them, and press one button if they are right. You need not sign in.',
      'If they have changed, sign in to your account and correct them there.',
    ],
    fields: [
      ['Business', businessName],
      ['Last confirmed', confirmedOn && formatDate(confirmedOn)],
    ],
    link: {
      text: 'See the hours and confirm them',
      path: `${pages.accountHours}?${new URLSearchParams({ token })}`,
    },
    closing: contactUs(town),
    unsubscribe: unsubscribe(token, 'Do not ask me about opening hours'),
  });
}

function unsubscribe(token: string, text: string): NonNullable<Letter['unsubscribe']> {
  const query = new URLSearchParams({ token });
  return {
    text,
    path: `${pages.accountMails}?${query}`,
    oneClickPath: `${ownerApi.unsubscribe}?${query}`,
  };
}
