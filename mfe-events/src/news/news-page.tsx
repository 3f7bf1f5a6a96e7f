import type { NewsArticle } from '@town/contracts/news/record';
import { feeds } from '@town/contracts/pages/feeds';
import { pages } from '@town/contracts/pages/paths';
import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { FeedLink } from '../feed-link';
import { articleStructuredData } from './article-structured-data';
import { NewsItem } from './news-item';
import { newestFirst } from './news-order';
import css from './news-page.module.css';
import { newsQuery } from './news-query';

/** The page /news: every article, newest first. */
export function NewsPage() {
  const site = useSite();
  const { town } = site;
  const query = useQuery(newsQuery);
  const articles = newestFirst(query.data ?? []);
  return (
    <>
      <PageMeta
        title="News"
        description={`Local news from ${townAndState(town)}: council, schools, river, festivals and visitors.`}
        keywords={['news', 'council', town.county]}
        structuredData={articles.map((article) => articleStructuredData(article, site))}
      />
      <FeedLink href={feeds.news} title={`${town.siteName}: news`} />
      <PageHeading title="News" intro={`What is new in ${town.name}.`} />
      <Section>
        <QueryView
          query={query}
          skeleton={<Skeleton count={4} label="Loading news..." />}
          failure={(retry) => <FailureNotice message="Failed to fetch news" onRetry={retry} />}
        >
          {() => <NewsList articles={articles} />}
        </QueryView>
        <p>
          Looking for an office or a phone number?{' '}
          <Link to={pages.civicContacts}>See the civic contacts</Link>.
        </p>
        <p>
          Read the news in a feed reader: <a href={feeds.news}>RSS feed</a>.
        </p>
      </Section>
    </>
  );
}

function NewsList({ articles }: { articles: readonly NewsArticle[] }) {
  const { town } = useSite();
  if (articles.length === 0) {
    return (
      <EmptyState
        title="No News Articles Available"
        hint={`Check back soon for the latest updates from ${townAndState(town)}.`}
      >
        <Link to={pages.events}>See what is on</Link>
      </EmptyState>
    );
  }
  return (
    <ul className={css.list}>
      {articles.map((article) => (
        <li key={article.id}>
          <NewsItem article={article} />
        </li>
      ))}
    </ul>
  );
}
