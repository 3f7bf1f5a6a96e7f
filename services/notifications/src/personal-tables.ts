import { somebodyElse } from '@town/service-kit/privacy/personal-table';
import { privacyModule } from '@town/service-kit/privacy/privacy-module';

/** The personal data of this service: people's mails, including waiting ones, and the data for them. */
export const personalTables = privacyModule([
  { table: 'mails', email: 'about', others: { recipient: somebodyElse } },
  { table: 'applications', email: 'email' },
  { table: 'reader_languages', email: 'email' },
  { table: 'staff_sign_ins', email: 'email' },
]);
