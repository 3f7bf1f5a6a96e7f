import { Original } from '@town/language/content-language';
import type { ShownEvent } from '@town/slice-kit/read-event';

interface EventDescriptionProps {
  event: ShownEvent;
  className: string | undefined;
}

/** The description of an event; renders nothing if there is none. */
export function EventDescription({ event, className }: EventDescriptionProps) {
  if (!event.description) return null;
  return (
    <p className={className}>
      <Original of={event} field="description">
        {event.description}
      </Original>
    </p>
  );
}
