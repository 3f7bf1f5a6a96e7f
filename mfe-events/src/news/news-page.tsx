import type { NewsArticle } from '@town/contracts/news/record';
import { feeds } from '@town/contracts/pages/feeds';
import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { townAndState } from '@town/contracts/town/town-and-state';
import { useTexts } from '@town/language/texts';
import { withElements } from '@town/language/with-elements';
import { usePageLinks } from '@town/slice-kit/page-links';
import { PageMeta } from '@town/slice-kit/page-meta';
import { pageAddress, readPage } from '@town/slice-kit/paged-query';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { ListCount } from '@town/ui/list-count';
import { ListPages } from '@town/ui/list-pages';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { FeedLink } from '../feed-link';
import { useText } from '../messages/use-text';
import { articleStructuredData } from './article-structured-data';
import { NewsItem } from './news-item';
import { newestFirst } from './news-order';
import css from './news-page.module.css';
import { newsQuery } from './news-query';

/** The page /news: the articles, newest first, a page at a time. */
export function NewsPage() {
  const { language } = useTexts();
  const text = useText();
  const site = useSite();
  const { town } = site;
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const query = useQuery(newsQuery(page));
  const articles = newestFirst(query.data?.items ?? []);
  const links = usePageLinks(page, query.data);
  return (
    <>
      <PageMeta
        title={text('News')}
        description={text('Local news from {place}: council, schools, festivals and visitors.', {
          place: townAndState(town),
        })}
        keywords={['news', 'council', town.county]}
        structuredData={articles.map((article) => articleStructuredData(article, site))}
        parameters={pageAddress(page)}
      />
      <FeedLink href={feeds.news} title={text('{site}: news', { site: town.siteName })} />
      <PageHeading
        title={text('News')}
        intro={text('What is new in {town}.', { town: town.name })}
      />
      <Section>
        <ListCount list={query.data} one={text('article')} many={text('articles')} />
        <ListPages as={Link} label={text('News')} page={page} {...links}>
          <QueryView
            query={query}
            skeleton={<Skeleton count={4} label={text('Loading news...')} />}
            failure={(retry) => (
              <FailureNotice message={text('Failed to fetch news')} onRetry={retry} />
            )}
          >
            {() => <NewsList articles={articles} />}
          </QueryView>
        </ListPages>
        <p>
          {withElements(
            text('Looking for an office or a phone number? <link>See the civic contacts</link>.'),
            { link: (content) => <Link to={pages.civicContacts}>{content}</Link> },
          )}
        </p>
        <p>
          {withElements(text('Read the news in a feed reader: <feed>RSS feed</feed>.'), {
            feed: (content) => <a href={inLanguage(language, feeds.news)}>{content}</a>,
          })}
        </p>
      </Section>
    </>
  );
}

function NewsList({ articles }: { articles: readonly NewsArticle[] }) {
  const text = useText();
  const { town } = useSite();
  if (articles.length === 0) {
    return (
      <EmptyState
        title={text('No News Articles Available')}
        hint={text('Check back soon for the latest updates from {place}.', {
          place: townAndState(town),
        })}
      >
        <Link to={pages.events}>{text('See what is on')}</Link>
      </EmptyState>
    );
  }
  return (
    <ul className={css.list}>
      {articles.map((article, place) => (
        <li key={article.id}>
          <NewsItem article={article} first={place === 0} />
        </li>
      ))}
    </ul>
  );
}
