import type { ClosedDays } from '@town/contracts/owners/closed-days';
import type { OwnerListing } from '@town/contracts/owners/listings';
import { pages } from '@town/contracts/pages/paths';
import { formatDate } from '@town/contracts/town/date';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useState } from 'react';
import { AccountPage } from '../account-page';
import { listingsQuery } from '../listing/listing-query';
import { Fetched } from '../part';
import { listed } from '../words';
import { ClosedDaysForm } from './closed-days-form';

/** The page /account/closed-days: an owner enters the same closed days for several businesses. */
export function ClosedDaysPage() {
  return (
    <AccountPage
      title="Closed Days"
      intro="For a holiday or a vacation: enter the days once, for as many of your businesses as you like."
    >
      {() => <Chosen />}
    </AccountPage>
  );
}

function Chosen() {
  const listings = useQuery(listingsQuery);
  const [saved, setSaved] = useState<ClosedDays>();
  return (
    <Fetched query={listings} what="your listings" keepsShown>
      {(list) => {
        const withHours = list.filter(({ openingHours }) => Boolean(openingHours?.length));
        const others = list.filter((listing) => !withHours.includes(listing));
        return (
          <>
            {saved && <Saved days={saved} listings={list} />}
            {withHours.length > 0 && (
              <ClosedDaysForm
                listings={withHours}
                onSave={() => setSaved(undefined)}
                onSaved={setSaved}
              />
            )}
            {others.length > 0 && <WithoutHours listings={others} />}
            {list.length === 0 && <p>No listing belongs to this e-mail address yet.</p>}
          </>
        );
      }}
    </Fetched>
  );
}

function Saved({ days, listings }: { days: ClosedDays; listings: readonly OwnerListing[] }) {
  const names = listings.filter(({ id }) => days.listings.includes(id)).map(({ name }) => name);
  const period =
    days.from === days.to
      ? `on ${formatDate(days.from)}`
      : `from ${formatDate(days.from)} to ${formatDate(days.to)}`;
  return (
    <FocusOnMount>
      <Notice tone="success" title="Saved">
        <p>
          {listed(names)} {names.length === 1 ? 'is' : 'are'} closed {period}. To change it again,
          edit the hours of each business.
        </p>
      </Notice>
    </FocusOnMount>
  );
}

/** Closed days replace a usual week, so that is entered first. */
function WithoutHours({ listings }: { listings: readonly OwnerListing[] }) {
  return (
    <>
      <p>These businesses have no weekly opening hours, so they cannot be chosen here:</p>
      <ul>
        {listings.map(({ id, name }) => (
          <li key={id}>
            <Link to={pages.accountListing(id)}>
              Enter the hours<span className="visually-hidden"> of {name}</span>
            </Link>{' '}
            ({name})
          </li>
        ))}
      </ul>
    </>
  );
}
