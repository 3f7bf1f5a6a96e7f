import { pages } from '@town/contracts/pages/paths';
import { searchChoices } from '@town/contracts/search/choices';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { Link, useHref, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { ChoiceLinks } from '@town/ui/choice-links';
import { PageHeading } from '@town/ui/page-heading';
import { SearchForm } from '@town/ui/search-form';
import { Section } from '@town/ui/section';
import { Search } from 'lucide-react';
import { useText } from '../messages/use-text';
import { DatedHitCards } from './dated-hit-cards';
import { GroupedHits } from './grouped-hits';
import { Hits } from './hits';
import { kindSearchQuery, searchQuery } from './hits-query';
import { LaterNotices, OtherDaysNotice } from './later-notices';
import { MomentNotice } from './moment-notice';
import { resultsPage } from './results-page';
import { readSearch } from './search-choice';
import { ShortcutLinks } from './shortcut-links';
import { shortcutsFor } from './shortcuts';

/** The page /search: a search of the whole site. It works without scripts. */
export function SearchPage() {
  const text = useText();
  const { town } = useSite();
  const [parameters, setParameters] = useSearchParams();
  const { words, choice, kind, page } = readSearch(parameters);
  const description = text('Businesses, services, events, news and public offices in {town}.', {
    town: town.name,
  });
  return (
    <>
      <PageMeta
        title={words ? text('Search: {words}', { words }) : text('Search')}
        description={description}
        keywords={['search', town.name]}
        noIndex
      />
      <PageHeading title={text('Search')} intro={words ? undefined : description}>
        <SearchForm
          label={text('Search the site')}
          labelHidden
          action={useHref(pages.search)}
          words={words}
          placeholder={text('Barbecue, plumber, city hall…')}
          onSearch={(q) => setParameters(q ? { q, ...(choice && { in: choice }) } : {})}
        >
          <Search size={18} aria-hidden /> {text('Search')}
        </SearchForm>
      </PageHeading>
      {words && (
        <Section>
          <ChoiceLinks
            as={Link}
            label={text('Search among')}
            choices={[
              { label: text('Everything'), to: resultsPage(words), isChosen: !choice },
              ...searchChoices.map(({ name, label }) => ({
                label: text(label),
                to: resultsPage(words, name),
                isChosen: name === choice,
              })),
            ]}
          />
          <ShortcutLinks words={words} />
          <Results words={words} kind={kind} page={page} />
        </Section>
      )}
    </>
  );
}

interface ResultsProps {
  words: string;
  kind: string | undefined;
  page: number;
}

function Results({ words, kind, page }: ResultsProps) {
  const text = useText();
  const { town } = useSite();
  const query = useQuery(kind ? kindSearchQuery(words, kind, page) : searchQuery(words));
  const areAll = !query.data?.hasMore;
  return (
    <Hits
      query={query}
      words={words}
      page={kind ? page : undefined}
      nothing={
        // The links above the results answer the search.
        shortcutsFor(words).length > 0
          ? text('Nothing else found for “{words}”', { words })
          : undefined
      }
      notice={(hits) => (
        <>
          <LaterNotices hits={hits} />
          <MomentNotice hits={hits} />
        </>
      )}
      otherwise={
        kind ? (
          <Link to={resultsPage(words)}>{text('Search everything')}</Link>
        ) : (
          <>
            <Link to={pages.directory}>{text('All listings')}</Link>
            <Link to={pages.events}>{text('All events')}</Link>
            <Link to={pages.civicContacts}>
              {text('Who to call in {town}', { town: town.name })}
            </Link>
          </>
        )
      }
    >
      {(hits) =>
        kind ? (
          <>
            <OtherDaysNotice hits={hits} />
            <DatedHitCards label={text('Search results')} hits={hits} words={words} />
          </>
        ) : (
          <GroupedHits hits={hits} words={words} areAll={areAll} />
        )
      }
    </Hits>
  );
}
