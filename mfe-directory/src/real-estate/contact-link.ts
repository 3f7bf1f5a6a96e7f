import { telephoneLink } from '@town/contracts/town/telephone-link';

const mailAddress = /[^\s,;:<>()"]+@[^\s,;<>()"]*[\p{L}\d]/u;

/** Where a property's contact leads: a mail or a call. Without an address and a number it leads nowhere. */
export function contactLink(contact: string | null): string | null {
  const [mail] = (contact && mailAddress.exec(contact)) || [];
  if (mail) return `mailto:${mail}`;
  return contact && /\d/.test(contact) ? telephoneLink(contact) : null;
}
