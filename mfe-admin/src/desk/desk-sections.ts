import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { pages } from '@town/contracts/pages/paths';
import type { StaffRole } from '@town/contracts/staff/roles';
import { capitalize } from '@town/contracts/text/capitalize';
import { deskPages } from './desk-pages';

/** A link of the desk's rail. */
export interface DeskEntry {
  label: string;
  to: string;
  /** The role that sees it in the rail; every role by default. */
  role?: StaffRole;
}

/** A group of links of the desk's rail. */
interface DeskSection {
  title: string;
  entries: readonly DeskEntry[];
}

/** All links of the desk's rail. Add a line here for a new part of the desk. */
export const deskSections: readonly DeskSection[] = [
  {
    title: 'Work',
    entries: [
      { label: 'Inbox', to: deskPages.inbox },
      { label: 'Owners’ requests', to: deskPages.claims },
    ],
  },
  {
    title: 'Content',
    entries: [
      ...managedKinds.map(({ name, many }) => ({
        label: capitalize(many),
        to: deskPages.content(name),
      })),
      { label: 'Pictures', to: deskPages.pictures },
      { label: 'Search', to: deskPages.searchWords },
    ],
  },
  {
    title: 'Dashboard',
    entries: [
      { label: 'Advertisers', to: pages.adminDashboard },
      { label: 'Payments', to: `${pages.adminDashboard}?view=payments` },
      { label: 'Revenue', to: pages.adminRevenue, role: 'administrator' },
      { label: 'Prices', to: deskPages.prices, role: 'administrator' },
      { label: 'Monthly report', to: deskPages.report },
      { label: 'Events from the public', to: `${pages.adminDashboard}?view=events` },
    ],
  },
  {
    title: 'Staff',
    entries: [
      { label: 'People', to: pages.adminPeople, role: 'administrator' },
      { label: 'Audit log', to: pages.adminAudit, role: 'administrator' },
      { label: 'Slices', to: pages.adminSlices, role: 'administrator' },
      { label: 'Settings', to: pages.adminSettings, role: 'administrator' },
      { label: 'Your account', to: pages.adminAccount },
    ],
  },
];
