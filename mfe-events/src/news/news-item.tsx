import type { NewsArticle } from '@town/contracts/news/record';
import { pages } from '@town/contracts/pages/paths';
import { Original } from '@town/language/content-language';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { MediaCard } from '@town/ui/media-card';
import { useText } from '../messages/use-text';
import { ArticleImage } from './article-image';
import { CategoryBadge } from './category-badge';
import css from './news-item.module.css';
import { excerpt } from './plain-text';
import { PublishedDate } from './published-date';

interface NewsItemProps {
  article: NewsArticle;
  /** Whether the article is on the first screen of a phone, where its picture is the largest element. */
  first: boolean;
}

/** An article in the list: picture, title, excerpt, category and date. */
export function NewsItem({ article, first }: NewsItemProps) {
  const text = useText();
  const { town } = useSite();
  return (
    <MediaCard
      picture={
        <ArticleImage article={article} sizes="(width >= 48rem) 14rem, 100vw" first={first} />
      }
    >
      <h2 className={css.title}>
        <Link to={pages.newsArticle(article.id)}>
          <Original of={article} field="title">
            {article.title}
          </Original>
        </Link>
      </h2>
      <p className={css.meta}>
        <PublishedDate instant={article.publishedDate} />
        <CategoryBadge category={article.category} />
      </p>
      <p>
        <Original of={article} field="content">
          {excerpt(article.content)}
        </Original>
      </p>
      {article.category === 'tourism' && (
        <p className={css.note}>
          {withElements(
            text('Coming to {town}? <link>Find places to eat and shop</link>.', {
              town: town.name,
            }),
            {
              link: (content) => <Link to={pages.directory}>{content}</Link>,
            },
          )}
        </p>
      )}
    </MediaCard>
  );
}
