import { useQuery } from '@town/slice-kit/query';
import { Skeleton } from '@town/ui/skeleton';
import { useRef } from 'react';
import css from '../account.module.css';
import { AccountPage } from '../account-page';
import { claimsQuery } from '../claim/claims-query';
import { archivedListingsQuery, listingsQuery } from '../listing/listing-query';
import { useText } from '../messages/use-text';
import { PasskeysPart } from '../passkeys/passkeys-part';
import { passkeysQuery } from '../passkeys/passkeys-query';
import { movesQuery } from '../plan-moves/moves-query';
import { OfferedPlans } from '../plan-moves/offered-plans';
import { SignOutButton } from '../session/sign-out-button';
import { devicesQuery } from '../settings/devices-query';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { useArrived } from '../use-arrived';
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
      {({ email }) => <Parts email={email} />}
    </AccountPage>
  );
}

function Parts({ email }: { email: string }) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useArrived(
    useQuery(listingsQuery),
    useQuery(archivedListingsQuery),
    useQuery(subscriptionsQuery),
    useQuery(claimsQuery),
    useQuery(devicesQuery),
    useQuery(passkeysQuery),
    useQuery(movesQuery),
  );
  return (
    <>
      {!arrived && <Skeleton shape="text" count={8} label={text('Opening your account...')} />}
      <div hidden={!arrived}>
        <div className={css.page}>
          <OfferedPlans fallbackFocus={heading} />
          <ListingsPart />
          <SubscriptionPart heading={heading} />
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
