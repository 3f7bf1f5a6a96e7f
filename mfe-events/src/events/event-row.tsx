import { pages } from '@town/contracts/pages/paths';
import { capitalize } from '@town/contracts/text/capitalize';
import { withClockTimes } from '@town/contracts/town/clock-time';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { ReportLink } from '@town/slice-kit/report-link';
import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { DateBlock } from '@town/ui/date-block';
import { Heading, type HeadingLevel } from '@town/ui/heading';
import { categoryTone } from './category-tone';
import css from './event-row.module.css';

interface EventRowProps {
  event: ShownEvent;
  headingLevel?: HeadingLevel;
  /** In place of the date block's day, for example "Today". */
  when?: string;
  /** Leaves the description out. */
  brief?: boolean;
}

/** One event: the date on the left; title, place and category on the right. */
export function EventRow({ event, headingLevel = 3, when, brief = false }: EventRowProps) {
  const details = [when, event.time && withClockTimes(event.time), event.location]
    .filter(Boolean)
    .join(' · ');
  return (
    <article className={css.row} tabIndex={-1}>
      <DateBlock date={event.date} />
      <div className={css.words}>
        <div className={css.head}>
          <Heading level={headingLevel} className={css.title}>
            {event.slug ? <Link to={pages.event(event.slug)}>{event.title}</Link> : event.title}
          </Heading>
          <Badge tone={categoryTone(event.category)}>{capitalize(event.category)}</Badge>
        </div>
        {details && <p className={css.details}>{details}</p>}
        {!brief && event.description && <p>{event.description}</p>}
        {!brief && <ReportLink kind="events" id={event.id} name={event.title} />}
      </div>
    </article>
  );
}
