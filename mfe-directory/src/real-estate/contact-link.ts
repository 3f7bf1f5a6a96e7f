import { telephoneLink } from '@town/contracts/town/telephone-link';

const mailAddress = /[^\s,;:<>()"]+@[^\s,;<>()"]*[\p{L}\d]/u;

/** The link of a property's contact: `mailto:` or `tel:`; null if the text has no e-mail address or number. */
export function contactLink(contact: string | null): string | null {
  const [mail] = (contact && mailAddress.exec(contact)) || [];
  if (mail) return `mailto:${mail}`;
  return contact && /\d/.test(contact) ? telephoneLink(contact) : null;
}
