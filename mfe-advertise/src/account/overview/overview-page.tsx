import { AccountPage } from '../account-page';
import { useText } from '../messages/use-text';
import { PasskeysPart } from '../passkeys/passkeys-part';
import { SignOutButton } from '../session/sign-out-button';
import { ClaimsPart } from './claims-part';
import { DevicesPart } from './devices-part';
import { ListingsPart } from './listings-part';
import { SubscriptionPart } from './subscription-part';

/** The page /account: everything that belongs to the signed-in owner, with a way to each. */
export function OverviewPage() {
  const text = useText();
  return (
    <AccountPage
      title={text('Your Account')}
      intro={text('Your listing, what you pay for, and who is signed in.')}
      back={false}
    >
      {({ email }) => (
        <>
          <ListingsPart />
          <SubscriptionPart />
          <ClaimsPart />
          <DevicesPart email={email} />
          <PasskeysPart />
          <p>
            <SignOutButton />
          </p>
        </>
      )}
    </AccountPage>
  );
}
