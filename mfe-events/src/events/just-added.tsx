import type { ShownEvent } from '@town/slice-kit/read-event';
import { useText } from '../messages/use-text';
import { EventList } from './event-list';
import css from './just-added.module.css';
import { MoreAboutEvent } from './more-about-event';

interface JustAddedProps {
  /** What this visitor has just added. */
  own: readonly ShownEvent[];
  /** The events that the page shows anyway. */
  shown: readonly ShownEvent[];
}

/** Events that a visitor has just added, where the list below is too short or filtered to show them. */
export function JustAdded({ own, shown }: JustAddedProps) {
  const text = useText();
  const hidden = own.filter(({ id }) => !shown.some((event) => event.id === id));
  if (hidden.length === 0) return null;
  return (
    <section className={css.added} aria-labelledby="just-added">
      <h2 id="just-added">{text('You have just added')}</h2>
      <EventList
        more={MoreAboutEvent}
        events={hidden}
        added={new Set(hidden.map(({ id }) => id))}
      />
    </section>
  );
}
