import { QueryView } from '@town/slice-kit/query-view';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef, useState } from 'react';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { AdministratorsOnly } from '../session/administrators-only';
import { AnnounceDialog } from './announce-dialog';
import { PriceList } from './price-list';
import { priceWords } from './price-words';
import css from './prices.module.css';
import { type ShownChange, usePriceActions, usePriceChanges } from './use-price-changes';
import { WithdrawDialog } from './withdraw-dialog';

/** The page /admin/prices: other prices for owners who have a plan, for administrators. */
export function PricesPage() {
  return (
    <>
      <DeskMeta title="Prices" />
      <AdministratorsOnly title="Prices">
        <Prices />
      </AdministratorsOnly>
    </>
  );
}

function Prices() {
  const { prices } = useSite();
  const changes = usePriceChanges();
  const { ask, announce, withdraw } = usePriceActions();
  const [announcing, setAnnouncing] = useState(false);
  const [withdrawn, setWithdrawn] = useState<ShownChange | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <DeskHeading title="Prices" ref={heading}>
        <Button onClick={() => setAnnouncing(true)}>Announce another price</Button>
      </DeskHeading>
      <p className={css.now}>
        New buyers pay {priceWords('monthly', prices.monthly)} or{' '}
        {priceWords('annual', prices.annual)} at present.
      </p>
      <QueryView
        query={changes}
        skeleton={<Skeleton shape="rows" label="Loading the prices..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch the prices" onRetry={retry} />}
      >
        {(announced) => <PriceList changes={announced} onWithdraw={setWithdrawn} />}
      </QueryView>
      <p className={css.note}>
        New buyers see and pay the new price from its first day on. Owners who have the plan already
        renew at it from that day, and at least 30 days after their e-mail.
      </p>
      <AnnounceDialog
        open={announcing}
        actions={{ ask, announce }}
        onClose={() => {
          ask.reset();
          announce.reset();
          setAnnouncing(false);
        }}
      />
      <WithdrawDialog
        change={withdrawn}
        withdraw={withdraw}
        heading={heading}
        onClose={() => setWithdrawn(null)}
      />
    </>
  );
}
