import { telephoneLink } from '@town/contracts/town/telephone-link';

/** Where a property's contact leads: a mail or a call. */
export function contactLink(contact: string): string {
  return contact.includes('@') ? `mailto:${contact}` : telephoneLink(contact);
}
