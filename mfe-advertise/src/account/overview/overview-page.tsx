import { AccountPage } from '../account-page';
import { PasskeysPart } from '../passkeys/passkeys-part';
import { SignOutButton } from '../session/sign-out-button';
import { ClaimsPart } from './claims-part';
import { DevicesPart } from './devices-part';
import { ListingsPart } from './listings-part';
import { SubscriptionPart } from './subscription-part';

/** The page /account: everything that belongs to the signed-in owner, with a way to each. */
export function OverviewPage() {
  return (
    <AccountPage
      title="Your Account"
      intro="Your listing, what you pay for, and who is signed in."
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
