import type { ClosedDays } from '@town/contracts/owners/closed-days';
import type { OwnerListing } from '@town/contracts/owners/listings';
import { pages } from '@town/contracts/pages/paths';
import { dateText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useState } from 'react';
import { AccountPage } from '../account-page';
import { listingsQuery } from '../listing/listing-query';
import { useText } from '../messages/use-text';
import { Fetched } from '../part';
import { listed } from '../words';
import { ClosedDaysForm } from './closed-days-form';

/** The page /account/closed-days: an owner enters the same closed days for several businesses. */
export function ClosedDaysPage() {
  const text = useText();
  return (
    <AccountPage
      title={text('Closed Days')}
      intro={text(
        'For a holiday or a vacation: enter the days once, for as many of your businesses as you like.',
      )}
    >
      {() => <Chosen />}
    </AccountPage>
  );
}

function Chosen() {
  const text = useText();
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
            {list.length === 0 && <p>{text('No listing belongs to this e-mail address yet.')}</p>}
          </>
        );
      }}
    </Fetched>
  );
}

function Saved({ days, listings }: { days: ClosedDays; listings: readonly OwnerListing[] }) {
  const text = useText();
  return (
    <FocusOnMount>
      <Notice tone="success" title={text('Saved')}>
        <p>
          {useClosedWords(days, listings)}{' '}
          {text('To change it again, edit the hours of each business.')}
        </p>
      </Notice>
    </FocusOnMount>
  );
}

/** Says which businesses are closed, and when. */
function useClosedWords(days: ClosedDays, listings: readonly OwnerListing[]): string {
  const text = useText();
  const { language } = useTexts();
  const closed = listings.filter(({ id }) => days.listings.includes(id));
  const names = listed(
    closed.map(({ name }) => name),
    language,
  );
  const from = dateText(days.from, language);
  if (days.from === days.to) {
    return closed.length === 1
      ? text('{names} is closed on {from}.', { names, from })
      : text('{names} are closed on {from}.', { names, from });
  }
  const dates = { names, from, to: dateText(days.to, language) };
  return closed.length === 1
    ? text('{names} is closed from {from} to {to}.', dates)
    : text('{names} are closed from {from} to {to}.', dates);
}

/** Closed days replace a usual week, so that is entered first. */
function WithoutHours({ listings }: { listings: readonly OwnerListing[] }) {
  const text = useText();
  return (
    <>
      <p>{text('These businesses have no weekly opening hours, so they cannot be chosen here:')}</p>
      <ul>
        {listings.map(({ id, name }) => (
          <li key={id}>
            <Link to={pages.accountListing(id)}>
              {withElements(text('Enter the hours<name> of {name}</name>', { name }), {
                name: (words) => <span className="visually-hidden">{words}</span>,
              })}
            </Link>{' '}
            ({name})
          </li>
        ))}
      </ul>
    </>
  );
}
