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
  const { title, description, date, time, location, category } = event;
  const details = [
    formatDate(date),
    time && withClockTimes(time),
    location,
    capitalize(category),
  ].filter(Boolean);
  return (
    <CheckboxField
      label={<strong>{title}</strong>}
      help={
        <>
          {details.join(' · ')}
          {description && <span className={css.description}>{description}</span>}
        </>
      }
      checked={chosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}
