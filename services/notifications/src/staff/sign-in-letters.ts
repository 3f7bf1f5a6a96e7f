import { pages } from '@town/contracts/paths';
import type { Letter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';

const advice =
  'If you expected this, there is nothing to do. If not, disable the account with "npm run staff -- disable" and its address: that ends its sessions at once.';

const link = { text: 'The staff page', path: pages.adminLogin };

export function firstSignIn(email: string, at: Date): Letter {
  return {
    subject: 'A staff account was used for the first time',
    paragraphs: ['Somebody has signed in to a staff account that we had not seen in use.', advice],
    fields: [
      ['Account', email],
      ['Signed in', townTime(at)],
    ],
    link,
  };
}

export function signInAfterLong(email: string, at: Date, last: Date): Letter {
  return {
    subject: 'A staff account was used after a long time',
    paragraphs: ['Somebody has signed in to a staff account that had not been in use.', advice],
    fields: [
      ['Account', email],
      ['Signed in', townTime(at)],
      ['Last time before', townTime(last)],
    ],
    link,
  };
}
