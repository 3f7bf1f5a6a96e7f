import type { ShownEvent } from '@town/slice-kit/read-event';
import { useText } from '../messages/use-text';
import { MoreAboutEvent } from './details/more-about-event';
import { EventList } from './event-list';
import css from './just-added.module.css';

interface JustAddedProps {
  /** The events that this visitor has just added. */
  own: readonly ShownEvent[];
  /** The events that the list already shows. */
  shown: readonly ShownEvent[];
}

/** Events that a visitor has just added, if the list below does not show them because of its length or filters. */
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
