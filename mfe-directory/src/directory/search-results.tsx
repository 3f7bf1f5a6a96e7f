import { pages } from '@town/contracts/pages/paths';
import { capitalize } from '@town/contracts/text/capitalize';
import { Original } from '@town/language/content-language';
import { countFollowed, useSeen } from '@town/slice-kit/counting';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { Badge, type BadgeTone } from '@town/ui/badge';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { ContactDetails } from '@town/ui/contact-details';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Notice } from '@town/ui/notice';
import { Skeleton } from '@town/ui/skeleton';
import { useText } from '../messages/use-text';
import { type ShownHit, searchQuery } from './directory-queries';

type KindLabel = 'Dining' | 'Shopping' | 'Services' | 'Churches' | 'Real Estate';

const kinds: Record<string, { label: KindLabel; tone: BadgeTone }> = {
  dining: { label: 'Dining', tone: 'orange' },
  shopping: { label: 'Shopping', tone: 'purple' },
  services: { label: 'Services', tone: 'blue' },
  churches: { label: 'Churches', tone: 'gold' },
  'real-estate': { label: 'Real Estate', tone: 'green' },
};

/** The results of a search over all kinds. */
export function SearchResults({ words }: { words: string }) {
  const text = useText();
  const query = useQuery(searchQuery(words));
  return (
    <>
      <p>
        {text('Results for')} <strong>{words}</strong>.{' '}
        <Link to={pages.directory}>{text('Clear the search')}</Link>
      </p>
      <QueryView
        query={query}
        skeleton={<Skeleton label={text('Searching...')} />}
        failure={(retry) => <FailureNotice message={text('Failed to search')} onRetry={retry} />}
      >
        {(hits) => <Hits hits={hits} words={words} />}
      </QueryView>
    </>
  );
}

function KindBadge({ kind }: { kind: string }) {
  const text = useText();
  const known = kinds[kind];
  if (known) return <Badge tone={known.tone}>{text(known.label)}</Badge>;
  return kind && <Badge tone="grey">{capitalize(kind)}</Badge>;
}

function Hits({ hits, words }: { hits: readonly ShownHit[]; words: string }) {
  const text = useText();
  if (hits.length === 0) {
    return (
      <EmptyState
        title={text('Nothing found for “{words}”', { words })}
        hint={text('Try another word, or look through the kinds of listings.')}
      >
        <Link to={pages.directory}>{text('All listings')}</Link>
      </EmptyState>
    );
  }
  return (
    <>
      {hits.every(({ fuzzy }) => fuzzy) && (
        <Notice title={text('Nothing is spelled “{words}”. These come close.', { words })} />
      )}
      {hits.some(({ sponsored }) => sponsored) && (
        <p>
          {text(
            'Businesses marked “Sponsored” pay for their listing. Of equally good results, Premium listings come before Basic ones.',
          )}
        </p>
      )}
      <CardGrid label={text('Search results')}>
        {hits.map((hit) => (
          <HitCard key={hit.id} hit={hit} words={words} />
        ))}
      </CardGrid>
    </>
  );
}

function HitCard({ hit, words }: { hit: ShownHit; words: string }) {
  const text = useText();
  const seen = useSeen(hit.id, words);
  return (
    <Card
      title={<span ref={seen}>{hit.name}</span>}
      headingLevel={2}
      footer={
        <>
          <KindBadge kind={hit.kind} />
          {hit.sponsored && <Badge tone="yellow">{text('Sponsored')}</Badge>}
          {hit.fuzzy && <Badge tone="grey">{text('Similar')}</Badge>}
        </>
      }
    >
      <p>
        <Original>{hit.description}</Original>
      </p>
      <ContactDetails
        hours={hit.hours}
        phone={hit.phone}
        address={hit.address}
        onFollow={(link) => countFollowed(hit.id, link)}
      />
    </Card>
  );
}
