import type { ShownEvent } from '@town/slice-kit/read-event';
import { useHydrated } from '@town/slice-kit/use-hydrated';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useText } from '../../messages/use-text';
import { EventList } from '../event-list';
import css from '../submit/submit-event-panel.module.css';

interface SimilarEventsProps {
  events: readonly ShownEvent[];
  busy: boolean;
  /** Called when the visitor says that the event is none of these. */
  onSubmit(): void;
  /** Returns to the form, which keeps the typed text. */
  onBack(): void;
}

/** The form field that says, without scripts, that an event is none of the shown ones. */
const anotherField = 'another';

/** Existing events that may be the same as the one that the visitor is about to send. */
export function SimilarEvents({ events, busy, onSubmit, onBack }: SimilarEventsProps) {
  const text = useText();
  const hydrated = useHydrated();
  return (
    <FocusOnMount>
      <Notice title={text('Is it one of these?')}>
        <p>{text('The calendar has something similar on that day.')}</p>
      </Notice>
      <div className={css.similar}>
        <EventList events={events} headingLevel={3} />
        <div className={css.actions}>
          <Button
            type="submit"
            name={anotherField}
            value="true"
            busy={busy}
            onClick={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            {text('None of these, submit')}
          </Button>
          {hydrated && (
            <Button variant="secondary" idle={busy} onClick={onBack}>
              {text('Back to the form')}
            </Button>
          )}
        </div>
      </div>
    </FocusOnMount>
  );
}
