import { Original } from '@town/language/content-language';
import type { ShownEvent } from '@town/slice-kit/read-event';

interface EventDescriptionProps {
  event: ShownEvent;
  className: string | undefined;
}

/** What an event is about, if that is known. */
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
