import { pages } from '@town/contracts/pages/paths';
import type { LetterWriter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';

const advice =
  'If you expected this, there is nothing to do. If not, disable the account with "npm run staff -- disable" and its address: that ends its sessions at once.';

const link = { text: 'The staff page', path: pages.adminLogin };

export function firstSignIn(email: string, at: Date): LetterWriter {
  return (town) => ({
    subject: 'A staff account was used for the first time',
    paragraphs: ['Somebody has signed in to a staff account that we had not seen in use.', advice],
    fields: [
      ['Account', email],
      ['Signed in', townTime(at, town.timeZone)],
    ],
    link,
  });
}

export function signInAfterLong(email: string, at: Date, last: Date): LetterWriter {
  return (town) => ({
    subject: 'A staff account was used after a long time',
    paragraphs: ['Somebody has signed in to a staff account that had not been in use.', advice],
    fields: [
      ['Account', email],
      ['Signed in', townTime(at, town.timeZone)],
      ['Last time before', townTime(last, town.timeZone)],
    ],
    link,
  });
}
