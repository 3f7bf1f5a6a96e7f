import type { Notice } from '@town/contracts/notices/record';
import type { LetterField, LetterWriter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';

const deskNotices = { text: 'See the notices', path: '/admin/content/notices' };

/** Tells staff that visitors now see an emergency notice, so that they know before the first call. */
export const emergencyStarted =
  (notice: Notice): LetterWriter =>
  ({ timeZone }) => ({
    subject: `Emergency notice is shown: ${notice.text}`,
    paragraphs: ['Every page of the site shows this notice from now on.'],
    fields: fieldsOf(notice, timeZone),
    link: deskNotices,
  });

/** Tells staff that visitors no longer see an emergency notice. */
export const emergencyEnded =
  (notice: Notice): LetterWriter =>
  ({ timeZone }) => ({
    subject: `Emergency notice is over: ${notice.text}`,
    paragraphs: [
      'The site shows this notice no longer. Publish it again if the emergency is not over.',
    ],
    fields: fieldsOf(notice, timeZone),
    link: deskNotices,
  });

function fieldsOf({ text, place, url, startsAt, endsAt }: Notice, timeZone: string): LetterField[] {
  return [
    ['Text', text],
    ['Where', place],
    ['Link', url],
    ['From', townTime(startsAt, timeZone)],
    ['Until', endsAt && townTime(endsAt, timeZone)],
  ];
}
