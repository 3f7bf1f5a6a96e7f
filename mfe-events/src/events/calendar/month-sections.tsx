import { capitalize } from '@town/contracts/text/capitalize';
import { useTexts } from '@town/language/texts';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { MoreAboutEvent } from '../details/more-about-event';
import { EventList } from '../event-list';
import css from './month-sections.module.css';
import { monthTitle } from './months';

interface MonthSectionsProps {
  /** The events, sorted by date. */
  events: readonly ShownEvent[];
  /** The town's calendar day. Events that began before it are listed in its month. */
  today: string;
  added: ReadonlySet<string>;
}

/** Events in a column, with a heading for each month. */
export function MonthSections({ events, today, added }: MonthSectionsProps) {
  const { language } = useTexts();
  const monthOf = ({ date }: ShownEvent) => (date < today ? today : date).slice(0, 7);
  const months = [...new Set(events.map(monthOf))];
  const sections = months.map((month) => ({
    month,
    ofMonth: events.filter((event) => monthOf(event) === month),
  }));
  return sections.map(({ month, ofMonth }) => (
    <section key={month} className={css.month} aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>{capitalize(monthTitle(month, language))}</h2>
      <EventList more={MoreAboutEvent} events={ofMonth} headingLevel={3} added={added} />
    </section>
  ));
}
