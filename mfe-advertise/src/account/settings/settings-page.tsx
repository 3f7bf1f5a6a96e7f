import { useState } from 'react';
import { AccountPage } from '../account-page';
import { MailChoices } from '../mails/mail-choices';
import { useText } from '../messages/use-text';
import { AccountDeleted } from './account-deleted';
import { DeleteAccount } from './delete-account';
import { Devices } from './devices';

/** The page /account/settings: which mails come, where the account is signed in, and how it ends. */
export function SettingsPage() {
  const text = useText();
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <AccountDeleted />;
  return (
    <AccountPage title={text('Account Settings')}>
      {({ email }) => (
        <>
          <MailChoices />
          <Devices />
          <DeleteAccount email={email} onDeleted={() => setDeleted(true)} />
        </>
      )}
    </AccountPage>
  );
}
