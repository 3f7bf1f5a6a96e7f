import { privacyModule } from '@town/service-kit/privacy/privacy-module';

/** What this service holds about people: their mails, waiting ones included, and what they are made of. */
export const personalTables = privacyModule([
  { table: 'mails', email: 'about' },
  { table: 'applications', email: 'email' },
  { table: 'staff_sign_ins', email: 'email' },
]);
