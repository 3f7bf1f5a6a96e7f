import { useParams, useSearchParams } from '@town/slice-kit/router';
import { useState } from 'react';
import { AccountPage } from '../account-page';
import { ClaimForm } from './claim-form';
import { ClaimSent } from './claim-sent';

/** The page /account/claim/{businessId}: somebody shows that a business is theirs. */
export function ClaimPage() {
  const { businessId = '' } = useParams();
  const [search] = useSearchParams();
  const [sent, setSent] = useState(false);
  const name = search.get('name');
  return (
    <AccountPage
      title="Is This Your Business?"
      intro={
        name
          ? `Tell us how we can check that ${name} is yours. Then you can keep its listing up to date yourself.`
          : 'Tell us how we can check that it is yours. Then you can keep its listing up to date yourself.'
      }
    >
      {() =>
        sent ? <ClaimSent /> : <ClaimForm businessId={businessId} onSent={() => setSent(true)} />
      }
    </AccountPage>
  );
}
