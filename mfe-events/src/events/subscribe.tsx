import { feeds } from '@town/contracts/pages/feeds';
import { useSite } from '@town/slice-kit/site';
import css from './events-page.module.css';

/** How visitors follow the calendar, or one category of it, with programs of their own. */
export function Subscribe({ category }: { category: string }) {
  const { url } = useSite();
  const calendar = url.replace(/^https?:/, 'webcal:') + feeds.calendar;
  const isWhole = category === 'all';
  return (
    <p className={css.subscribe}>
      Keep up to date:{' '}
      <a href={isWhole ? calendar : `${calendar}?category=${category}`}>
        {isWhole ? 'subscribe to this calendar' : `subscribe to ${category} events`}
      </a>{' '}
      on your phone or computer, or follow the <a href={feeds.events}>RSS feed</a>.
    </p>
  );
}
