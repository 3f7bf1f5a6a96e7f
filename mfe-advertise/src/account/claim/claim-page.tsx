import type { OwnerClaim } from '@town/contracts/owners/claims';
import { useParams, useSearchParams } from '@town/slice-kit/router';
import { useState } from 'react';
import { AccountPage } from '../account-page';
import { useText } from '../messages/use-text';
import { ClaimProved } from './claim-proved';
import { ClaimSent } from './claim-sent';
import { ClaimWays } from './claim-ways';

/** The page /account/claim/{businessId}: an owner proves that a business is theirs. */
export function ClaimPage() {
  const { businessId = '' } = useParams();
  // Nothing of the claim of one business may count for the next one.
  return <BusinessClaim key={businessId} businessId={businessId} />;
}

function BusinessClaim({ businessId }: { businessId: string }) {
  const text = useText();
  const [search] = useSearchParams();
  const [sent, setSent] = useState(false);
  const [proved, setProved] = useState<OwnerClaim['status']>();
  const name = search.get('name');
  return (
    <AccountPage
      title={text('Is This Your Business?')}
      intro={
        name
          ? text(
              'Show us that {name} is yours. Then you can keep its listing up to date yourself.',
              { name },
            )
          : text('Show us that it is yours. Then you can keep its listing up to date yourself.')
      }
    >
      {({ email: claimant }) => {
        if (sent) return <ClaimSent />;
        if (proved) return <ClaimProved businessId={businessId} status={proved} />;
        return (
          <ClaimWays
            {...{ businessId, claimant }}
            onSent={() => setSent(true)}
            onProved={setProved}
          />
        );
      }}
    </AccountPage>
  );
}
