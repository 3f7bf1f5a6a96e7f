import { pages } from '@town/contracts/pages/paths';
import { useTexts } from '@town/language/texts';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { Notice } from '@town/ui/notice';
import { archivedListingsQuery } from '../listing/listing-query';
import { useText } from '../messages/use-text';
import { subscriptionsQuery } from '../subscription/subscription-query';
import { listed } from '../words';

/** A plan goes on without its listing, so its owner must learn of it. */
export function ArchivedNotice() {
  const text = useText();
  const { language } = useTexts();
  const renews = useRenews();
  const listings = useQuery(archivedListingsQuery).data ?? [];
  const names = listings.map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Notice tone="warning" title={text('Not in the directory any more')}>
      <p>
        {withElements(
          text(
            'Our staff have taken {names} out of the directory. Is that a mistake? Please <link>write to us</link>.',
            { names: listed(names, language) },
          ),
          { link: (words) => <Link to={pages.contact}>{words}</Link> },
        )}
      </p>
      {renews && (
        <p>
          {withElements(
            text('If your plan was for it, the plan goes on until you <link>cancel it</link>.'),
            { link: (words) => <Link to={pages.accountSubscription}>{words}</Link> },
          )}
        </p>
      )}
    </Notice>
  );
}

/** Whether a plan of the owner is charged again. */
export function useRenews(): boolean {
  const { data } = useQuery(subscriptionsQuery);
  const states = [data?.subscription, ...(data?.others ?? [])].map((each) => each?.state);
  return states.some((state) => state === 'active' || state === 'payment-failed');
}
