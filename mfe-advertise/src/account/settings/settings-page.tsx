import { AccountPage } from '../account-page';
import { DeleteAccount } from './delete-account';
import { Devices } from './devices';

/** The page /account/settings: where the account is signed in, and how it ends. */
export function SettingsPage() {
  return (
    <AccountPage title="Account Settings">
      {({ email }) => (
        <>
          <Devices />
          <DeleteAccount email={email} />
        </>
      )}
    </AccountPage>
  );
}
