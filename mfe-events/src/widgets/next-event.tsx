import { pages } from '@town/contracts/pages/paths';
import { capitalize } from '@town/contracts/text/capitalize';
import { Original, Phrase } from '@town/language/content-language';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { DateBlock } from '@town/ui/date-block';
import { Illustration, type IllustrationName } from '@town/ui/illustration';
import { Picture } from '@town/ui/picture';
import { categoryTone } from '../events/details/category-tone';
import { EventDescription } from '../events/details/event-description';
import { EventStatusBadge, isOff } from '../events/details/event-status';
import { clockWords, shortDays } from '../events/details/event-when';
import css from './next-event.module.css';

const plates: Partial<Record<string, IllustrationName>> = {
  business: 'news-business',
  community: 'news-festival',
  education: 'news-school',
  government: 'news-council',
  sports: 'sports',
};

/** The event that comes next, with its own picture or the drawing for its category. */
export function NextEvent({ event }: { event: ShownEvent }) {
  const anyText = useAnyText();
  const { language } = useTexts();
  const when = [shortDays(event, language), clockWords(event, language)].filter(Boolean);
  const title = (
    <Original of={event} field="title">
      {event.title}
    </Original>
  );
  return (
    <article className={css.event}>
      <div className={css.picture}>
        {event.imageUrl ? (
          <Picture
            src={event.imageUrl}
            alt={event.imageAlt ?? ''}
            sizes="(width >= 60rem) 47rem, 100vw"
            shape={[5, 2]}
          />
        ) : (
          <Illustration name={plates[event.category] ?? 'news-general'} />
        )}
      </div>
      <div className={css.body}>
        <DateBlock date={event.date} large />
        <div className={css.words}>
          <h3 className={css.title} data-off={isOff(event) || undefined}>
            {event.slug ? <Link to={pages.event(event.slug)}>{title}</Link> : title}
          </h3>
          <p className={css.badges}>
            <EventStatusBadge status={event.status} />
            <Badge tone={categoryTone(event.category)}>{anyText(capitalize(event.category))}</Badge>
          </p>
          <p className={css.details}>
            {when.join(' · ')}
            {when.length > 0 && event.location && ' · '}
            {event.location && <Phrase>{event.location}</Phrase>}
          </p>
          <EventDescription event={event} className={css.description} />
        </div>
      </div>
    </article>
  );
}
