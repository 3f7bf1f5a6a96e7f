import type { NewsArticle } from '@town/contracts/news-article';
import { pages } from '@town/contracts/paths';
import { town } from '@town/contracts/town';
import { Link } from '@town/slice-kit/router';
import { Illustration } from '@town/ui/illustration';
import { articlePicture } from './article-picture';
import { CategoryBadge } from './category-badge';
import { formatPublished } from './format-published';
import css from './news-item.module.css';
import { excerpt } from './plain-text';

/** An article in the list: picture, title, beginning, category and date. */
export function NewsItem({ article }: { article: NewsArticle }) {
  return (
    <article className={css.item}>
      <div className={css.picture}>
        <Illustration name={articlePicture(article.title)} />
      </div>
      <div className={css.words}>
        <h2 className={css.title}>
          <Link to={pages.newsArticle(article.id)}>{article.title}</Link>
        </h2>
        <p className={css.meta}>
          <time dateTime={article.publishedDate}>{formatPublished(article.publishedDate)}</time>
          <CategoryBadge category={article.category} />
        </p>
        <p>{excerpt(article.content)}</p>
        {article.category === 'tourism' && (
          <p className={css.note}>
            Coming to {town.name}? <Link to={pages.directory}>Find places to eat and shop</Link>.
          </p>
        )}
      </div>
    </article>
  );
}
