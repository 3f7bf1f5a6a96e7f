import type { StaffRole } from '@town/contracts/staff/roles';

/** The roles, as a choice. */
export const roleOptions: readonly { value: StaffRole; label: string }[] = [
  { value: 'reader', label: 'Reader' },
  { value: 'editor', label: 'Editor' },
  { value: 'administrator', label: 'Administrator' },
];

/** What each role may do. */
export const roleHelp =
  'A reader sees content, the inbox and payments, and changes nothing. An editor also changes content and works on the inbox. An administrator also manages people, money and settings, and reads the audit log.';
