import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { Notice } from '@town/ui/notice';
import { Skeleton } from '@town/ui/skeleton';
import { useText } from '../messages/use-text';
import { ArchivedNotice } from '../overview/archived-notice';
import { archivedListingsQuery } from './listing-query';

/** Said where a listing was archived, belongs to somebody else, or does not exist. */
export function NotYours({ id }: { id: string }) {
  const text = useText();
  const archived = useQuery(archivedListingsQuery);
  if (archived.isPending) {
    return <Skeleton shape="text" count={3} label={text('Opening your account...')} />;
  }
  if (archived.data?.some((listing) => listing.id === id)) return <ArchivedNotice />;
  return (
    <Notice tone="warning" title={text('This listing is not among yours')}>
      <p>
        {withElements(
          text(
            'Your account may have another e-mail address. <link>Your account</link> shows what belongs to it.',
          ),
          { link: (words) => <Link to={pages.account}>{words}</Link> },
        )}
      </p>
    </Notice>
  );
}
