import type { ShownEvent } from '@town/slice-kit/read-event';
import { Button } from '@town/ui/button';
import { CheckboxField } from '@town/ui/checkbox-field';
import { type RefObject, useState } from 'react';
import { useSelection } from '../lists/use-selection';
import { EventChoice } from './event-choice';
import css from './event-selection.module.css';
import { RemoveDialog } from './remove-dialog';

interface EventSelectionProps {
  token: string;
  events: readonly ShownEvent[];
  /** Takes the focus after a removal. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A list of events of which staff select some and remove them together. */
export function EventSelection({ token, events, heading }: EventSelectionProps) {
  const { chosen, choose, chooseOnly } = useSelection();
  const [asking, setAsking] = useState(false);
  const selected = events.filter(({ id }) => chosen.has(id));

  return (
    <>
      <div className={css.bar}>
        <CheckboxField
          label={`Select all ${events.length} on this page`}
          checked={selected.length === events.length}
          onChange={(event) => chooseOnly(event.target.checked ? events : [])}
        />
        <p aria-live="polite">{`${selected.length} selected`}</p>
        <Button disabled={selected.length === 0} onClick={() => setAsking(true)}>
          Remove selected
        </Button>
      </div>
      <ul className={css.list}>
        {events.map((event) => (
          <li key={event.id}>
            <EventChoice
              event={event}
              chosen={chosen.has(event.id)}
              onChoose={(isChosen) => choose(event.id, isChosen)}
            />
          </li>
        ))}
      </ul>
      <RemoveDialog
        token={token}
        events={selected}
        open={asking}
        heading={heading}
        onClose={() => setAsking(false)}
        onRemoved={() => {
          setAsking(false);
          chooseOnly([]);
        }}
      />
    </>
  );
}
