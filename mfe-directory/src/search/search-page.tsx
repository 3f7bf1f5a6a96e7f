import { pages } from '@town/contracts/pages/paths';
import { searchChoices } from '@town/contracts/search/choices';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { ChoiceLinks } from '@town/ui/choice-links';
import { PageHeading } from '@town/ui/page-heading';
import { SearchForm } from '@town/ui/search-form';
import { Section } from '@town/ui/section';
import { Search } from 'lucide-react';
import { GroupedHits } from './grouped-hits';
import { Hits } from './hits';
import { searchQuery } from './hits-query';
import { resultsPage } from './results-page';
import { readSearch } from './search-choice';

/** The page /search: everything that the site has, by words. It works without scripts. */
export function SearchPage() {
  const { town } = useSite();
  const [parameters, setParameters] = useSearchParams();
  const { words, choice, kind } = readSearch(parameters);
  const description = `Businesses, services, events, news and public offices in ${town.name}.`;
  return (
    <>
      <PageMeta
        title={words ? `Search: ${words}` : 'Search'}
        description={description}
        keywords={['search', town.name]}
        noIndex
      />
      <PageHeading title="Search" intro={words ? undefined : description}>
        <SearchForm
          label="Search the site"
          labelHidden
          action={pages.search}
          words={words}
          placeholder="Barbecue, plumber, city hall…"
          onSearch={(q) => setParameters(q ? { q, ...(choice && { in: choice }) } : {})}
        >
          <Search size={18} aria-hidden /> Search
        </SearchForm>
      </PageHeading>
      {words && (
        <Section>
          <ChoiceLinks
            as={Link}
            label="Search among"
            choices={[
              { label: 'Everything', to: resultsPage(words), isChosen: !choice },
              ...searchChoices.map(({ name, label }) => ({
                label,
                to: resultsPage(words, name),
                isChosen: name === choice,
              })),
            ]}
          />
          <Results words={words} kind={kind} />
        </Section>
      )}
    </>
  );
}

function Results({ words, kind }: { words: string; kind: string | undefined }) {
  const query = useQuery(searchQuery(words, kind));
  return (
    <Hits
      query={query}
      words={words}
      otherwise={
        kind ? (
          <Link to={resultsPage(words)}>Search everything</Link>
        ) : (
          <Link to={pages.directory}>All listings</Link>
        )
      }
    >
      {kind ? undefined : (hits) => <GroupedHits hits={hits} words={words} />}
    </Hits>
  );
}
