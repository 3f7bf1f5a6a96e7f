import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { Hits } from '../search/hits';
import { directorySearchQuery } from '../search/hits-query';

/** The results of a search over all kinds of listings. */
export function SearchResults({ words }: { words: string }) {
  const query = useQuery(directorySearchQuery(words));
  const everywhere = `${pages.search}?${new URLSearchParams({ q: words })}`;
  return (
    <>
      <p>
        Results for <strong>{words}</strong>. <Link to={pages.directory}>Clear the search</Link> or{' '}
        <Link to={everywhere}>search events and news, too</Link>
      </p>
      <Hits
        query={query}
        words={words}
        otherwise={<Link to={pages.directory}>All listings</Link>}
      />
    </>
  );
}
