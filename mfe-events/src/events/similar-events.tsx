import type { ShownEvent } from '@town/slice-kit/read-event';
import { useHydrated } from '@town/slice-kit/use-hydrated';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useText } from '../messages/use-text';
import { EventList } from './event-list';
import css from './submit-event-panel.module.css';

interface SimilarEventsProps {
  events: readonly ShownEvent[];
  busy: boolean;
  /** It is none of them. */
  onSubmit(): void;
  /** Goes back to the form, which keeps what was typed. */
  onBack(): void;
}

/** The field that says, without scripts, that an event is none of those that were shown. */
const anotherField = 'another';

/** Events that may be the one that somebody is about to send. */
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
