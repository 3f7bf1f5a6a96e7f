import { Skeleton } from '@town/ui/skeleton';
import css from '../account.module.css';
import { AccountPage } from '../account-page';
import { useText } from '../messages/use-text';
import { PasskeysPart } from '../passkeys/passkeys-part';
import { SignOutButton } from '../session/sign-out-button';
import { ClaimsPart } from './claims-part';
import { DevicesPart } from './devices-part';
import { ListingsPart } from './listings-part';
import { SubscriptionPart } from './subscription-part';
import { useArrived } from './use-arrived';

/** The page /account: everything that belongs to the signed-in owner, with a way to each. */
export function OverviewPage() {
  const text = useText();
  return (
    <AccountPage
      title={text('Your Account')}
      intro={text('Your listing, what you pay for, and who is signed in.')}
      back={false}
    >
      {({ email }) => <Parts email={email} />}
    </AccountPage>
  );
}

/**
 * The parts appear together: a part whose answer came late would move the links below it, and a press that
 * had begun on one of them would be lost.
 */
function Parts({ email }: { email: string }) {
  const text = useText();
  const arrived = useArrived();
  return (
    <>
      {!arrived && <Skeleton shape="text" count={8} label={text('Opening your account...')} />}
      <div hidden={!arrived}>
        <div className={css.page}>
          <ListingsPart />
          <SubscriptionPart />
          <ClaimsPart />
          <DevicesPart email={email} />
          <PasskeysPart />
          <p>
            <SignOutButton />
          </p>
        </div>
      </div>
    </>
  );
}
