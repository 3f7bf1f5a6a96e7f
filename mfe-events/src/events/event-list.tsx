import type { ShownEvent } from '@town/slice-kit/read-event';
import type { HeadingLevel } from '@town/ui/heading';
import css from './event-list.module.css';
import { EventRow } from './event-row';

interface EventListProps {
  events: readonly ShownEvent[];
  headingLevel?: HeadingLevel;
  brief?: boolean;
  /** Words for an event's day, for example "Today". */
  when?(event: ShownEvent): string;
  /** Ids of the events that this visitor has just added. */
  added?: ReadonlySet<string>;
}

/** Events in a column. */
export function EventList({ events, headingLevel, brief, when, added }: EventListProps) {
  return (
    <ul className={css.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow
            event={event}
            headingLevel={headingLevel}
            brief={brief}
            when={when?.(event)}
            isNew={added?.has(event.id)}
          />
        </li>
      ))}
    </ul>
  );
}
