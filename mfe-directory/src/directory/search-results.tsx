import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import { Hits } from '../search/hits';
import { directorySearchQuery } from '../search/hits-query';

/** The results of a search over all kinds of listings. */
export default function SearchResults({ words, page }: { words: string; page: number }) {
  const text = useText();
  const query = useQuery(directorySearchQuery(words, page));
  const everywhere = `${pages.search}?${new URLSearchParams({ q: words })}`;
  return (
    <>
      <p>
        {text('Results for')} <strong>{words}</strong>.{' '}
        <Link to={pages.directory}>{text('Clear the search')}</Link>{' '}
        <Link to={everywhere}>{text('Search everything')}</Link>
      </p>
      <Hits
        query={query}
        words={words}
        page={page}
        otherwise={<Link to={pages.directory}>{text('All listings')}</Link>}
      />
    </>
  );
}
