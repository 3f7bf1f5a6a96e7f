import type { NewsArticle } from '@town/contracts/news/record';
import { pages } from '@town/contracts/pages/paths';
import { FieldContent, Original } from '@town/language/content-language';
import { breadcrumbs } from '@town/slice-kit/breadcrumbs';
import { statusOf } from '@town/slice-kit/http-error';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { ReportLink } from '@town/slice-kit/report-link';
import { Link, useParams } from '@town/slice-kit/router';
import { ShareButton } from '@town/slice-kit/share-button';
import { sharedPicture } from '@town/slice-kit/shared-picture';
import { useSite } from '@town/slice-kit/site';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { useText } from '../messages/use-text';
import { ArticleBody } from './article-body';
import { ArticleImage } from './article-image';
import { ArticleNotFound } from './article-not-found';
import css from './article-page.module.css';
import { articleQuery } from './article-query';
import { articleDescription, articleStructuredData } from './article-structured-data';
import { BackToNews } from './back-to-news';
import { CategoryBadge } from './category-badge';
import { PublishedDate } from './published-date';
import { VisitBox } from './visit-box';

/** One news article. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const query = useQuery(articleQuery(id));
  if (query.isError) {
    const isGone = [404, 410].includes(statusOf(query.error) ?? 0);
    const retry = isGone ? undefined : () => void query.refetch();
    return <ArticleNotFound onRetry={retry} />;
  }
  return (
    <Section>
      <div className={css.column}>
        <BackToNews />
        {query.data ? <Article article={query.data} /> : <LoadingArticle />}
      </div>
    </Section>
  );
}

/** The page needs a title while its article loads. */
function LoadingArticle() {
  const text = useText();
  const { town } = useSite();
  return (
    <>
      <PageMeta
        title={text('News article')}
        description={text('News from {town}.', { town: town.name })}
        keywords={['news']}
      />
      <h1 className="visually-hidden">{text('News article')}</h1>
      <Skeleton shape="text" label={text('Loading article...')} />
    </>
  );
}

function Article({ article }: { article: NewsArticle }) {
  const text = useText();
  const site = useSite();
  const { town } = site;
  return (
    <article className={css.article}>
      <PageMeta
        title={article.title}
        description={articleDescription(article)}
        keywords={['news', article.category]}
        type="article"
        picture={sharedPicture(article, site.url)}
        structuredData={[
          articleStructuredData(article, site),
          breadcrumbs(
            { name: text('News'), path: pages.news },
            { name: article.title, path: pages.newsArticle(article.id) },
            site,
          ),
        ]}
      />
      <div className={css.picture}>
        <ArticleImage article={article} sizes="(width >= 48rem) 46rem, 100vw" first />
      </div>
      <h1>
        <Original of={article} field="title">
          {article.title}
        </Original>
      </h1>
      <p className={css.meta}>
        <span>{text('By {name}', { name: article.author ?? town.siteName })}</span>
        <PublishedDate instant={article.publishedDate} />
        <CategoryBadge category={article.category} />
      </p>
      <FieldContent of={article} field="content">
        <ArticleBody html={article.content} />
      </FieldContent>
      {article.category === 'tourism' && <VisitBox />}
      <p className={css.links} data-print="hide">
        <Link to={pages.contact}>{text('Contact Us')}</Link>
        <Link to={pages.news}>{text('More News')}</Link>
        <ShareButton title={article.title} />
        <ReportLink kind="news" id={article.id} name={article.title} />
      </p>
    </article>
  );
}
