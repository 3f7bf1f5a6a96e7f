import { pages } from '@town/contracts/pages/paths';

/** The site's navigation, in the order of the header. */
export const navigation = [
  { to: pages.home, label: 'Home' },
  { to: pages.about, label: 'About' },
  { to: pages.history, label: 'History' },
  { to: pages.directory, label: 'Directory' },
  { to: pages.events, label: 'Events' },
  { to: pages.news, label: 'News' },
  { to: pages.civicContacts, label: 'Civic Contacts' },
  { to: pages.getListed, label: 'Get Listed' },
  { to: pages.contact, label: 'Contact' },
] as const;
