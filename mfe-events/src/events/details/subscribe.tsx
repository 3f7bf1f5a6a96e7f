import { feeds } from '@town/contracts/pages/feeds';
import { inLanguage } from '@town/contracts/pages/languages';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import { withElements } from '@town/language/with-elements';
import { useSite } from '@town/slice-kit/site';
import { useText } from '../../messages/use-text';
import css from '../events-page.module.css';

/** How visitors follow the calendar, or one category of it, with programs of their own. */
export function Subscribe({ category }: { category: string }) {
  const text = useText();
  const anyText = useAnyText();
  const { url } = useSite();
  const { language } = useTexts();
  const calendar = url.replace(/^https?:/, 'webcal:') + inLanguage(language, feeds.calendar);
  const isWhole = category === 'all';
  const ofCategory = isWhole ? '' : `?category=${category}`;
  const words = isWhole
    ? text(
        'Keep up to date: <calendar>subscribe to this calendar</calendar> on your phone or computer, or follow the <feed>RSS feed</feed>.',
      )
    : text(
        'Keep up to date: <calendar>subscribe to {category} events</calendar> on your phone or computer, or follow the <feed>RSS feed</feed>.',
        { category: anyText(category) },
      );
  return (
    <p className={css.subscribe}>
      {withElements(words, {
        calendar: (content) => <a href={calendar + ofCategory}>{content}</a>,
        feed: (content) => <a href={inLanguage(language, feeds.events) + ofCategory}>{content}</a>,
      })}
    </p>
  );
}
