import type { ShownEvent } from '@town/slice-kit/read-event';
import type { HeadingLevel } from '@town/ui/heading';
import type { ComponentType } from 'react';
import css from './event-list.module.css';
import { EventRow } from './event-row';

interface EventListProps {
  events: readonly ShownEvent[];
  headingLevel?: HeadingLevel;
  /** More details for each row. The widgets on other pages leave it out. */
  more?: ComponentType<{ event: ShownEvent }>;
  /** The text for an event's day, for example "Today". */
  when?(event: ShownEvent): string;
  /** Ids of the events that this visitor has just added. */
  added?: ReadonlySet<string>;
}

/** A list of events in one column. */
export function EventList({ events, headingLevel, more: More, when, added }: EventListProps) {
  return (
    <ul className={css.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow
            event={event}
            headingLevel={headingLevel}
            when={when?.(event)}
            isNew={added?.has(event.id)}
          >
            {More && <More event={event} />}
          </EventRow>
        </li>
      ))}
    </ul>
  );
}
