import type { OwnerListing } from '@town/contracts/owners/listings';
import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { ButtonLink } from '@town/ui/button-link';
import css from '../account.module.css';
import { archivedListingsQuery, listingsQuery } from '../listing/listing-query';
import { tierNames, useFieldNames } from '../listing/tier';
import { useText } from '../messages/use-text';
import { Fetched, Part } from '../part';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { ArchivedNotice, useRenews } from './archived-notice';
import { FindBusiness } from './find-business';
import { JustPaid } from './just-paid';
import { TakenOver } from './taken-over';
import { usePlanOrigin } from './use-plan-origin';

/** The listings of the signed-in owner, and what of them waits for the staff. */
export function ListingsPart() {
  const text = useText();
  const listings = useQuery(listingsQuery);
  const hadOne = (useQuery(archivedListingsQuery).data ?? []).length > 0;
  return (
    <Part title={text('Your listings')}>
      <ArchivedNotice />
      <Fetched query={listings} what="your listings">
        {(list) =>
          list.length === 0 ? (
            <NoListing hadOne={hadOne} />
          ) : (
            <>
              <ul className={css.rows}>
                {list.map((listing) => (
                  <ListingRow key={listing.id} listing={listing} />
                ))}
              </ul>
              {list.length > 1 && (
                <p>
                  {withElements(
                    text('A holiday or a vacation? <link>Close several businesses at once</link>'),
                    { link: (words) => <Link to={pages.accountClosedDays}>{words}</Link> },
                  )}
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
  const text = useText();
  const ofBusiness = {
    name: (words: string) => <span className="visually-hidden">{words}</span>,
  };
  return (
    <li className={css.row}>
      <h3>
        {name}
        <Badge tone={tier === 'premium' ? 'gold' : 'grey'}>{tierNames[tier]}</Badge>
        {businessStatus !== 'open' && (
          <Badge tone="orange">
            {businessStatus === 'temporarily-closed'
              ? text('Temporarily closed')
              : text('Closed for good')}
          </Badge>
        )}
      </h3>
      <Waiting fields={Object.keys(waiting)} />
      <p className={css.actions}>
        <ButtonLink as={Link} to={pages.accountListing(id)} variant="secondary">
          {withElements(text('Edit<name> {name}</name>', { name }), ofBusiness)}
        </ButtonLink>
        <Link to={pages.accountStatistics(id)}>
          {withElements(text('Statistics<name> of {name}</name>', { name }), ofBusiness)}
        </Link>
        <Link to={pages.accountEvents(id)}>
          {withElements(text('Events<name> of {name}</name>', { name }), ofBusiness)}
        </Link>
        {slug && (
          <Link to={pages.place(slug)}>
            {withElements(text('See it as visitors do<name>: {name}</name>', { name }), ofBusiness)}
          </Link>
        )}
      </p>
    </li>
  );
}

function Waiting({ fields }: { fields: readonly string[] }) {
  const text = useText();
  const fieldNames = useFieldNames();
  if (fields.length === 0) return null;
  const named = { fields: fieldNames(fields) };
  return (
    <p>
      {fields.length === 1
        ? text(
            'Your new {fields} waits for the staff. Visitors see the old text until then.',
            named,
          )
        : text(
            'Your new {fields} wait for the staff. Visitors see the old text until then.',
            named,
          )}
    </p>
  );
}

function NoListing({ hadOne }: { hadOne: boolean }) {
  const text = useText();
  const { data } = useQuery(subscriptionsQuery);
  const isPaid = data?.subscription && data.subscription.state !== 'ended';
  const renews = useRenews();
  const isNew = usePlanOrigin() === 'just-bought';
  return (
    <>
      {isPaid && !hadOne && (
        <JustPaid
          applied={text(
            'Our staff set up your listing in 1 to 2 business days. Then it appears here. You need not add it again.',
          )}
        />
      )}
      {!isPaid && !hadOne && (
        <p>
          <strong>{text('Have you sent us a listing?')}</strong>{' '}
          {text(
            'Our staff review it within 24 to 48 hours. You need not add it again. Once it is in the directory, you can manage it here.',
          )}
        </p>
      )}
      {isPaid && !hadOne && <TakenOver />}
      {renews && !hadOne && !isNew && (
        <p>
          <strong>{text('Have you sold your business?')}</strong>{' '}
          {withElements(
            text(
              'Your plan continues, and its renewals are charged, until you <link>cancel it</link>.',
            ),
            { link: (words) => <Link to={pages.accountSubscription}>{words}</Link> },
          )}
        </p>
      )}
      <p>
        {hadOne
          ? text('No other listing belongs to this e-mail address.')
          : text('No listing belongs to this e-mail address yet.')}{' '}
        {text('Is your business in the directory already? Find it here to claim it.')}
      </p>
      <FindBusiness />
      <p>
        <Link to={pages.getListed}>{text('Add a business')}</Link>
      </p>
    </>
  );
}
