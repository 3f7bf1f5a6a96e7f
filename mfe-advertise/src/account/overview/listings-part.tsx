import type { OwnerListing } from '@town/contracts/owners/listings';
import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { ButtonLink } from '@town/ui/button-link';
import css from '../account.module.css';
import { listingsQuery } from '../listing/listing-query';
import { namesOf, tierNames } from '../listing/tier';
import { Fetched, Part } from '../part';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { listed } from '../words';

/** The listings of the signed-in owner, and what of them waits for the staff. */
export function ListingsPart() {
  const listings = useQuery(listingsQuery);
  return (
    <Part title="Your listings">
      <Fetched query={listings} what="your listings">
        {(list) =>
          list.length === 0 ? (
            <NoListing />
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

function NoListing() {
  const { data } = useQuery(subscriptionsQuery);
  const isPaid = data?.subscription && data.subscription.state !== 'ended';
  return (
    <>
      {isPaid && (
        <p>
          <strong>Have you just paid?</strong> Our staff set up your listing in 1 to 2 business
          days. Then it appears here. You need not add it again.
        </p>
      )}
      <p>
        No listing belongs to this e-mail address yet. Is your business in the directory already?
        Open its page and press “Is this your business?”.
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
