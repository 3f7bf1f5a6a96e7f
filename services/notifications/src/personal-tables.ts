import { somebodyElse } from '@town/service-kit/privacy/personal-table';
import { privacyModule } from '@town/service-kit/privacy/privacy-module';

/** What this service holds about people: their mails, waiting ones included, and what they are made of. */
export const personalTables = privacyModule([
  { table: 'mails', email: 'about', others: { recipient: somebodyElse } },
  { table: 'applications', email: 'email' },
  { table: 'staff_sign_ins', email: 'email' },
]);
