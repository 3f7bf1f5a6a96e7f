import { contactUs, hello } from '../letters/contact-us.js';
import type { LetterWriter } from '../letters/letter.js';

const enterPage = '/account/enter';

/** Anybody can ask for it by typing an address, so it holds nothing that somebody typed. */
export function signInLink(token: string): LetterWriter {
  return (town) => ({
    subject: `Your link to sign in to the ${town.siteName}`,
    greeting: hello,
    paragraphs: [
      `The link below signs you in to your business account of the ${town.siteName}.`,
      'It works once, for 15 minutes. In another browser than the one that asked for it, we ask you to confirm.',
    ],
    link: { text: 'Sign in', path: `${enterPage}?${new URLSearchParams({ token })}` },
    closing: `If this was not you, there is nothing to do: nobody can use the link without this e-mail. ${contactUs(town)}`,
  });
}
