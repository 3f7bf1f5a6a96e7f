import type { NewsArticle } from '@town/contracts/news-article';
import { pages } from '@town/contracts/paths';
import { town } from '@town/contracts/town';
import { statusOf } from '@town/slice-kit/http-error';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link, useParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import type { ReactNode } from 'react';
import { ArticleBody } from './article-body';
import { ArticleNotFound } from './article-not-found';
import css from './article-page.module.css';
import { articlePicture } from './article-picture';
import { articleQuery } from './article-query';
import { articleDescription, articleStructuredData } from './article-structured-data';
import { BackToNews } from './back-to-news';
import { CategoryBadge } from './category-badge';
import { formatPublished } from './format-published';
import { VisitBox } from './visit-box';

/** One news article. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const query = useQuery(articleQuery(id));
  if (statusOf(query.error) === 404) return <ArticleNotFound />;
  return (
    <Section>
      <BackToNews />
      <QueryView
        query={query}
        skeleton={
          <WithoutArticle>
            <Skeleton shape="text" label="Loading article..." />
          </WithoutArticle>
        }
        failure={(retry) => (
          <WithoutArticle>
            <FailureNotice message="Failed to fetch article" onRetry={retry} />
          </WithoutArticle>
        )}
      >
        {(article) => <Article article={article} />}
      </QueryView>
    </Section>
  );
}

/** The page has a name also while there is no article to take it from. */
function WithoutArticle({ children }: { children: ReactNode }) {
  return (
    <>
      <PageMeta title="News article" description={`News from ${town.name}.`} keywords={['news']} />
      <h1 className="visually-hidden">News article</h1>
      {children}
    </>
  );
}

function Article({ article }: { article: NewsArticle }) {
  const site = useSite();
  return (
    <article className={css.article}>
      <PageMeta
        title={article.title}
        description={articleDescription(article)}
        keywords={['news', article.category]}
        type="article"
        structuredData={[articleStructuredData(article, site.url)]}
      />
      <div className={css.picture}>
        <Illustration name={articlePicture(article.title)} first />
      </div>
      <h1>{article.title}</h1>
      <p className={css.meta}>
        <span>By {article.author ?? town.siteName}</span>
        <time dateTime={article.publishedDate}>{formatPublished(article.publishedDate)}</time>
        <CategoryBadge category={article.category} />
      </p>
      <ArticleBody html={article.content} />
      {article.category === 'tourism' && <VisitBox />}
      <p className={css.links}>
        <Link to={pages.contact}>Contact Us</Link>
        <Link to={pages.news}>More News</Link>
      </p>
    </article>
  );
}
