import { readRule } from '@town/contracts/calendar/recurrence/rule';
import { pages } from '@town/contracts/pages/paths';
import { fullDateText } from '@town/language/dates';
import { ruleText } from '@town/language/rule-text';
import { useTexts } from '@town/language/texts';
import { useQuery } from '@town/slice-kit/query';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { EventStatusBadge } from '../events/details/event-status';
import { clockWords, shortDays } from '../events/details/event-when';
import { useText } from '../messages/use-text';
import { EventDetails } from './event-details';
import css from './event-page.module.css';
import { datesQuery, seriesOf } from './event-query';

interface RepeatedEventProps {
  /** The repeated event, or one of its dates. */
  event: ShownEvent;
  /** The repeated event's id. */
  series: string;
}

/** A repeated event at its next date, or one of its dates, with the other dates. */
export function RepeatedEvent({ event, series }: RepeatedEventProps) {
  const text = useText();
  const { language } = useTexts();
  const { data: dates = [] } = useQuery(datesQuery(series, useSite().today));
  const next = event.id === series ? dates[0] : undefined;
  const shown = next ? { ...next, slug: event.slug, id: event.id } : event;
  const rule = readRule(event.recurrence ?? '');
  const others = dates.filter(({ id }) => id !== (next ?? event).id);
  return (
    <>
      <EventDetails
        event={shown}
        {...(rule && { repeats: ruleText(rule, firstDay(event), language) })}
      />
      {others.length > 0 && (
        <section className={css.dates} aria-labelledby="other-dates">
          <h2 id="other-dates">{text('Other dates')}</h2>
          <ul>
            {others.map((each) => (
              <li key={each.id}>
                <Link to={pages.event(each.slug)}>
                  {shortDays(each, language) ?? fullDateText(each.date, language)}
                  {clockWords(each, language) && `, ${clockWords(each, language)}`}
                </Link>{' '}
                <EventStatusBadge status={each.status} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A day that follows the recurrence rule: for a moved date, its day before the move. */
const firstDay = (event: ShownEvent) =>
  seriesOf(event) === event.id ? event.date : (event.previousDate ?? event.date);
