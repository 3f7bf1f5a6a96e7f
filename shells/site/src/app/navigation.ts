import { pages } from '@town/contracts/pages/paths';
import { useText } from '../messages/use-text';
import { useSlices } from '../slices/slices';

/** The shell's own entries, in the order of the header. */
const shellNavigation = [
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

interface NavigationItem {
  to: string;
  label: string;
  lang?: string | undefined;
}

/** The navigation of a page: the shell's entries, with those of slices inserted at their positions. */
export function useNavigation(): NavigationItem[] {
  const text = useText();
  const own = shellNavigation.map(({ to, label }, index) => ({
    to,
    label: text(label),
    order: 10 * index + 10,
  }));
  return [...own, ...useSlices().navigation].sort((a, b) => a.order - b.order);
}
