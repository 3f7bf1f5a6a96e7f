import { pages } from '@town/contracts/pages/paths';
import { capitalize } from '@town/contracts/text/capitalize';
import { Original, Phrase } from '@town/language/content-language';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { DateBlock } from '@town/ui/date-block';
import { Heading, type HeadingLevel } from '@town/ui/heading';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../messages/use-text';
import { categoryTone } from './details/category-tone';
import { EventStatusBadge, isOff } from './details/event-status';
import { clockWords, shortDays } from './details/event-when';
import css from './event-row.module.css';

interface EventRowProps {
  event: ShownEvent;
  headingLevel?: HeadingLevel;
  /** Replaces the day in the date block, for example by "Today". */
  when?: string;
  /** Shown after the title and the details. */
  children?: ReactNode;
  /** Whether this visitor has just added it. */
  isNew?: boolean;
}

/** One event: the date on the left; title, place and category on the right. */
export function EventRow({ event, headingLevel = 3, when, isNew, children }: EventRowProps) {
  const text = useText();
  const anyText = useAnyText();
  const { language } = useTexts();
  const time = joined(when, shortDays(event, language), clockWords(event, language));
  const title = (
    <Original of={event} field="title">
      {event.title}
    </Original>
  );
  return (
    <article className={css.row} tabIndex={-1} data-new={isNew || undefined}>
      <DateBlock date={event.date} />
      <div className={css.words}>
        <div className={css.head}>
          <Heading level={headingLevel} className={css.title} data-off={isOff(event) || undefined}>
            {event.slug ? <Link to={pages.event(event.slug)}>{title}</Link> : title}
          </Heading>
          <span className={css.badges}>
            {isNew && <Badge tone="green">{text('Just added')}</Badge>}
            <EventStatusBadge status={event.status} />
            <Badge tone={categoryTone(event.category)}>{anyText(capitalize(event.category))}</Badge>
          </span>
        </div>
        <EventFacts time={time} location={event.location} price={event.price} />
        {children}
      </div>
    </article>
  );
}

interface EventFactsProps {
  time: string;
  location: string | null;
  price: string | null;
}

/** The time, the place and the price, on one line. */
function EventFacts({ time, location, price }: EventFactsProps) {
  const place = location && <Phrase>{location}</Phrase>;
  const facts = [time, place, price && <Phrase>{price}</Phrase>].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className={css.details}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts have a fixed order.
        <Fragment key={index}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
