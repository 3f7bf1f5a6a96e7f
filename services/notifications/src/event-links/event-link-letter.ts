import { pages } from '@town/contracts/pages/paths';
import { contactUs, hello, notYou } from '../letters/contact-us.js';
import type { LetterWriter } from '../letters/letter.js';

/** Nobody has confirmed the address, so the letter holds nothing that somebody typed. */
export function eventLink(token: string): LetterWriter {
  return (town) => ({
    subject: `Your event in the ${town.siteName}`,
    greeting: hello,
    paragraphs: [
      `Thank you for sending an event to the ${town.siteName}.`,
      'By the link below you can change or cancel it until it is over. Please keep it to yourself: whoever has it can do the same.',
    ],
    link: {
      text: 'Change or cancel the event',
      path: `${pages.ownEvent}?${new URLSearchParams({ token })}`,
    },
    closing: `${contactUs(town)} ${notYou}`,
  });
}
