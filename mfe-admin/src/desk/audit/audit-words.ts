/**
 * What the audit log's codes are called. Services record an action and a kind as a code, such as
 * `change-role` of `staff`, and the log is searched by them.
 */
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { capitalize } from '@town/contracts/text/capitalize';
import { planName } from '../../lists/plan-name';

const actions: Record<string, string> = {
  'accept-invitation': 'Accepted an invitation',
  add: 'Added',
  'add-one-time-code': 'Turned one-time codes on',
  'add-passkey': 'Added a passkey',
  announce: 'Announced',
  answer: 'Answered',
  approve: 'Approved',
  archive: 'Archived',
  change: 'Changed',
  'change-password': 'Changed the password',
  'change-role': 'Changed the role',
  'change-status': 'Changed the status',
  'confirm-translations': 'Confirmed the translation',
  create: 'Created',
  delete: 'Deleted',
  disable: 'Disabled',
  'end-other-sessions': 'Ended the other sessions',
  'end-session': 'Ended a session',
  export: 'Exported',
  'failed-second-factor': 'Failed at the second factor',
  'failed-sign-in': 'Failed to sign in',
  import: 'Imported',
  invite: 'Invited',
  'offer-one-time-code': 'Got a secret for one-time codes',
  publish: 'Published',
  refund: 'Gave back',
  refuse: 'Refused',
  remove: 'Removed',
  'remove-one-time-code': 'Turned one-time codes off',
  'remove-passkey': 'Removed a passkey',
  'rename-passkey': 'Renamed a passkey',
  'renew-recovery-codes': 'Got new recovery codes',
  'request-erasure': 'Erased by request',
  'reset-password': 'Set a new password by a link or a command',
  'reset-second-factor': 'Removed the second factor',
  restore: 'Restored an earlier version',
  retry: 'Sent again',
  'rotate-key': 'Made a new signing key',
  save: 'Saved',
  schedule: 'Scheduled',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  unarchive: 'Restored from the archive',
  undo: 'Undid a change',
  'undo-approval': 'Took the approval back',
  unpublish: 'Unpublished',
  view: 'Looked at',
  withdraw: 'Withdrew',
};

const kinds: Record<string, string> = {
  ...Object.fromEntries(managedKinds.map(({ name, many }) => [name, capitalize(many)])),
  applications: 'Applications',
  'answer-templates': 'Answer templates',
  audit: 'Audit log',
  claims: 'Claims of owners',
  inbox: 'Inbox',
  'owner-changes': 'Changes of owners',
  payments: 'Payments',
  pictures: 'Pictures',
  'price-changes': 'Prices',
  privacy: 'Personal data',
  revenue: 'Revenue',
  settings: 'Settings',
  staff: 'Staff',
  subscriptions: 'Subscriptions',
  synonyms: 'Words of the search',
  town: 'Whole town',
};

/** A code without words of its own, as a newer service may record one. */
const plainWords = (code: string) => capitalize(code.replaceAll('-', ' '));

export const actionWords = (code: string) => actions[code] ?? plainWords(code);
export const kindWords = (code: string) => kinds[code] ?? plainWords(code);

const codeWords: Record<string, (code: string) => string> = {
  action: actionWords,
  kind: kindWords,
  plan: planName,
  proof: plainWords,
  role: plainWords,
  secondFactor: plainWords,
  state: plainWords,
  status: plainWords,
};

/** The words for a value that is a code in every kind, such as a role; undefined for other values. */
export function codeText(field: string, value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? codeWords[field]?.(value) : undefined;
}

const optionsOf = (words: Record<string, string>) => (chosen: string) => {
  const codes = Object.entries(words).map(([value, label]) => ({ value, label }));
  // A link may lead to a code that this page does not know.
  if (chosen && !(chosen in words)) codes.push({ value: chosen, label: plainWords(chosen) });
  return codes.sort((a, b) => a.label.localeCompare(b.label, 'en'));
};

/** The choices of a filter, with the one that is chosen already. */
export const actionOptions = optionsOf(actions);
export const kindOptions = optionsOf(kinds);
