import type { ArchivedListing, OwnerListing } from '@town/contracts/owners/listings';
import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { ButtonLink } from '@town/ui/button-link';
import { Notice } from '@town/ui/notice';
import css from '../account.module.css';
import { archivedListingsQuery, listingsQuery } from '../listing/listing-query';
import { namesOf, tierNames } from '../listing/tier';
import { Fetched, Part } from '../part';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { listed } from '../words';

/** The listings of the signed-in owner, and what of them waits for the staff. */
export function ListingsPart() {
  const listings = useQuery(listingsQuery);
  const archived = useQuery(archivedListingsQuery).data ?? [];
  return (
    <Part title="Your listings">
      {archived.length > 0 && <Archived listings={archived} />}
      <Fetched query={listings} what="your listings">
        {(list) =>
          list.length === 0 ? (
            <NoListing hadOne={archived.length > 0} />
          ) : (
            <>
              <ul className={css.rows}>
                {list.map((listing) => (
                  <ListingRow key={listing.id} listing={listing} />
                ))}
              </ul>
              {list.length > 1 && (
                <p>
                  A holiday or a vacation?{' '}
                  <Link to={pages.accountClosedDays}>Close several businesses at once</Link>
                </p>
              )}
            </>
          )
        }
      </Fetched>
    </Part>
  );
}

/** A plan goes on without its listing, so its owner must learn of it. */
function Archived({ listings }: { listings: readonly ArchivedListing[] }) {
  const isPaid = useIsPaid();
  const names = listings.map(({ name }) => name);
  return (
    <Notice tone="warning" title="Not in the directory any more">
      <p>
        Our staff have taken {listed(names)} out of the directory. Is that a mistake? Please{' '}
        <Link to={pages.contact}>write to us</Link>.
      </p>
      {isPaid && (
        <p>
          If your plan was for it, the plan goes on until you{' '}
          <Link to={pages.accountSubscription}>cancel it</Link>.
        </p>
      )}
    </Notice>
  );
}

function useIsPaid(): boolean {
  const { data } = useQuery(subscriptionsQuery);
  const states = [data?.subscription, ...(data?.others ?? [])].map((each) => each?.state);
  return states.some((state) => state === 'active' || state === 'payment-failed');
}

function ListingRow({ listing }: { listing: OwnerListing }) {
  const { id, slug, name, tier, waiting, businessStatus } = listing;
  const waits = namesOf(Object.keys(waiting));
  return (
    <li className={css.row}>
      <h3>
        {name}
        <Badge tone={tier === 'premium' ? 'gold' : 'grey'}>{tierNames[tier]}</Badge>
        {businessStatus !== 'open' && (
          <Badge tone="orange">
            {businessStatus === 'temporarily-closed' ? 'Temporarily closed' : 'Closed for good'}
          </Badge>
        )}
      </h3>
      {waits.length > 0 && (
        <p>
          Your new {listed(waits)} {waits.length === 1 ? 'waits' : 'wait'} for the staff. Visitors
          see the old text until then.
        </p>
      )}
      <p className={css.actions}>
        <ButtonLink as={Link} to={pages.accountListing(id)} variant="secondary">
          Edit<span className="visually-hidden"> {name}</span>
        </ButtonLink>
        <Link to={pages.accountStatistics(id)}>
          Statistics<span className="visually-hidden"> of {name}</span>
        </Link>
        <Link to={pages.accountEvents(id)}>
          Events<span className="visually-hidden"> of {name}</span>
        </Link>
        {slug && (
          <Link to={pages.place(slug)}>
            See it as visitors do<span className="visually-hidden">: {name}</span>
          </Link>
        )}
      </p>
    </li>
  );
}

function NoListing({ hadOne }: { hadOne: boolean }) {
  const { data } = useQuery(subscriptionsQuery);
  const isPaid = data?.subscription && data.subscription.state !== 'ended';
  return (
    <>
      {isPaid && !hadOne && (
        <p>
          <strong>Have you just paid?</strong> Our staff set up your listing in 1 to 2 business
          days. Then it appears here. You need not add it again.
        </p>
      )}
      <p>
        {hadOne
          ? 'No other listing belongs to this e-mail address.'
          : 'No listing belongs to this e-mail address yet.'}{' '}
        Is your business in the directory already? Open its page and press “Is this your business?”.
      </p>
      <p className={css.actions}>
        <ButtonLink as={Link} to={pages.directory} variant="secondary">
          Find my business
        </ButtonLink>
        <Link to={pages.getListed}>Add a business</Link>
      </p>
    </>
  );
}
