import { ownerApi } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { namesNothing } from '@town/slice-kit/http-error';
import { lazyPart } from '@town/slice-kit/lazy-part';
import { useQuery, useQueryClient } from '@town/slice-kit/query';
import { Link, useParams } from '@town/slice-kit/router';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { Spinner } from '@town/ui/spinner';
import { Suspense, useState } from 'react';
import css from '../account.module.css';
import { AccountPage } from '../account-page';
import { useText } from '../messages/use-text';
import { Fetched } from '../part';
import { PeoplePart } from '../people/people-part';
import { ListingForm } from './listing-form';
import { type EditedListing, listingQuery } from './listing-query';
import { valuesOf } from './listing-values';
import { NotYours } from './not-yours';
import { useFieldNames } from './tier';

// The upload form is loaded together with the listing's data, not with the page.
const PicturesPart = lazyPart(
  () => import(/* webpackChunkName: "listing-pictures" */ '../pictures/pictures-part'),
);

/** The page /account/listings/{id}: an owner edits a listing and sees it as visitors do. */
export function ListingPage() {
  const { id = '' } = useParams();
  const text = useText();
  return (
    <AccountPage
      title={text('Edit Your Listing')}
      intro={text(
        'What you save here is public at once, unless the field says that our staff look first.',
      )}
    >
      {() => <Editor id={id} />}
    </AccountPage>
  );
}

function Editor({ id }: { id: string }) {
  const text = useText();
  const queryClient = useQueryClient();
  const listing = useQuery(listingQuery(id));
  /** Whether the last save succeeded. Other changes, such as those of pictures, show their own messages. */
  const [isSaved, setSaved] = useState(false);

  async function reread() {
    await Promise.all(
      [ownerApi.listing(id), ownerApi.listings].map((path) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
  }

  if (namesNothing(listing.error)) return <NotYours id={id} />;
  return (
    <Fetched query={listing} what="your listing">
      {(edited) => (
        <>
          <p className={css.actions}>
            <Link to={pages.accountStatistics(id)}>{text('Statistics of this listing')}</Link>
            <Link to={pages.accountEvents(id)}>{text('Events of this business')}</Link>
          </p>
          {isSaved && <Saved edited={edited} />}
          {/* Other values are another form. A version that differs elsewhere, as in its pictures, is not. */}
          <ListingForm
            key={JSON.stringify([id, valuesOf(edited.listing)])}
            edited={edited}
            onSave={() => setSaved(false)}
            onSaved={async () => {
              await reread();
              setSaved(true);
            }}
            onReread={reread}
          />
          <Suspense fallback={<Spinner label={text('Loading your pictures...')} />}>
            <PicturesPart listing={edited.listing} />
          </Suspense>
          <PeoplePart listingId={id} />
        </>
      )}
    </Fetched>
  );
}

function Saved({ edited: { listing } }: { edited: EditedListing }) {
  const text = useText();
  const fieldNames = useFieldNames();
  const fields = Object.keys(listing.waiting);
  const named = { fields: fieldNames(fields) };
  return (
    <FocusOnMount>
      <Notice tone="success" title={text('Saved')}>
        {fields.length > 0 && (
          <p>
            {fields.length === 1
              ? text(
                  'The new {fields} waits for our staff. Visitors see the old text until then. Everything else is public now.',
                  named,
                )
              : text(
                  'The new {fields} wait for our staff. Visitors see the old text until then. Everything else is public now.',
                  named,
                )}
          </p>
        )}
        {listing.slug && (
          <Link to={pages.place(listing.slug)}>{text('See it as visitors do')}</Link>
        )}
      </Notice>
    </FocusOnMount>
  );
}
