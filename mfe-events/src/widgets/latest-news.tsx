import { api } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { Original } from '@town/language/content-language';
import { listQuery } from '@town/slice-kit/list-query';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { useText } from '../messages/use-text';
import { newestFirst } from '../news/news-order';
import { readArticle } from '../news/news-query';
import { PublishedDate } from '../news/published-date';
import css from './home-part.module.css';

/** How many headlines the home page shows. */
const shown = 2;

/** The API returns the newest articles first. */
const headlinesQuery = listQuery(`${api.news}?limit=${shown}`, readArticle);

/** Fetches the widget's data. */
export const prefetch = (context: SliceContext) => context.prefetch(headlinesQuery);

/** The newest headlines, for the home page. Renders nothing if there are none, or they cannot be fetched. */
export default function LatestNews() {
  const text = useText();
  const { data = [] } = useQuery(headlinesQuery);
  if (data.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="latest-news">
      <h2 id="latest-news">{text('Latest news')}</h2>
      <ul className={css.headlines}>
        {newestFirst(data)
          .slice(0, shown)
          .map(({ id, title, publishedDate, translated }) => (
            <li key={id} className={css.headline}>
              <Link to={pages.newsArticle(id)}>
                <Original of={{ translated }} field="title">
                  {title}
                </Original>
              </Link>
              <p className={css.date}>
                <PublishedDate instant={publishedDate} />
              </p>
            </li>
          ))}
      </ul>
      <p>
        <Link to={pages.news}>{text('More News')}</Link>
      </p>
    </section>
  );
}
