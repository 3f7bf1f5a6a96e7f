import { capitalize } from '@town/contracts/text/capitalize';
import { withClockTimes } from '@town/contracts/town/clock-time';
import { formatDate } from '@town/contracts/town/date';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { CheckboxField } from '@town/ui/checkbox-field';
import css from './event-selection.module.css';

interface EventChoiceProps {
  event: ShownEvent;
  chosen: boolean;
  onChoose(chosen: boolean): void;
}

/** An event with its checkbox: enough of it to decide whether it stays. */
export function EventChoice({ event, chosen, onChoose }: EventChoiceProps) {
  return (
    <CheckboxField
      label={<strong>{event.title}</strong>}
      help={<EventDetails event={event} />}
      checked={chosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}

/** The events for a reader. */
export function EventTexts({ events }: { events: readonly ShownEvent[] }) {
  return (
    <ul className={css.list}>
      {events.map((event) => (
        <li key={event.id}>
          <strong>{event.title}</strong>
          <p>
            <EventDetails event={event} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function EventDetails({ event }: { event: ShownEvent }) {
  const { description, date, time, location, category } = event;
  const details = [
    formatDate(date),
    time && withClockTimes(time),
    location,
    capitalize(category),
  ].filter(Boolean);
  return (
    <>
      {details.join(' · ')}
      {description && <span className={css.description}>{description}</span>}
    </>
  );
}
