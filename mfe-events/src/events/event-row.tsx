import type { TownEvent } from '@town/contracts/town-event';
import { Badge } from '@town/ui/badge';
import { DateBlock } from '@town/ui/date-block';
import { Heading, type HeadingLevel } from '@town/ui/heading';
import { categoryTone } from './category-tone';
import css from './event-row.module.css';

interface EventRowProps {
  event: TownEvent;
  headingLevel?: HeadingLevel;
  /** In place of the date block's day, for example "Today". */
  when?: string;
  /** Leaves the description out. */
  brief?: boolean;
}

/** One event: date left, what and where right, the category as a badge. */
export function EventRow({ event, headingLevel = 3, when, brief = false }: EventRowProps) {
  const details = [when, event.time, event.location].filter(Boolean).join(' · ');
  return (
    <article className={css.row}>
      <DateBlock date={event.date} />
      <div className={css.words}>
        <div className={css.head}>
          <Heading level={headingLevel} className={css.title}>
            {event.title}
          </Heading>
          <Badge tone={categoryTone(event.category)}>{capitalise(event.category)}</Badge>
        </div>
        {details && <p className={css.details}>{details}</p>}
        {!brief && event.description && <p>{event.description}</p>}
      </div>
    </article>
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
