import { AccountPage } from '../account-page';
import { MailChoices } from '../mails/mail-choices';
import { DeleteAccount } from './delete-account';
import { Devices } from './devices';

/** The page /account/settings: which mails come, where the account is signed in, and how it ends. */
export function SettingsPage() {
  return (
    <AccountPage title="Account Settings">
      {({ email }) => (
        <>
          <MailChoices />
          <Devices />
          <DeleteAccount email={email} />
        </>
      )}
    </AccountPage>
  );
}
