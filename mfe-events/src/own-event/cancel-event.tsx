import { api } from '@town/contracts/api/paths';
import { useAnyText } from '@town/language/text-of';
import { failureReason } from '@town/slice-kit/failure-reason';
import { statusOf } from '@town/slice-kit/http-error';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../messages/use-text';
import css from './own-event.module.css';
import { readCurrent } from './read-current';

interface CancelEventProps {
  /** The secret of the link. */
  token: string;
  /** Called with the cancelled event. */
  onCancelled(answer: unknown): void;
}

type State = 'closed' | 'asked' | 'busy' | 'failed' | 'offline' | 'unknown';

/** Cancels an event after a confirmation. */
export function CancelEvent({ token, onCancelled }: CancelEventProps) {
  const text = useText();
  const [state, setState] = useState<State>('closed');

  const opener = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && state === 'closed') opener.current?.focus();
    wasAsked.current = state !== 'closed';
  }, [state]);

  async function cancel() {
    setState('busy');
    try {
      onCancelled(await sendJson(api.cancelOwnEvent, { token }));
    } catch (error) {
      if (!isAnswerLost(error)) return setState(statusOf(error) ? 'failed' : 'offline');
      // The response was lost. The stored event shows whether it was cancelled.
      const current = await readCurrent(token);
      if (current?.status === 'cancelled') return onCancelled(current);
      setState(current ? 'failed' : 'unknown');
    }
  }

  return (
    <section className={css.form} aria-labelledby="cancel-event">
      <h2 id="cancel-event">{text('Cancel the event')}</h2>
      <p>{text('It stays on the calendar and says that it is cancelled.')}</p>
      <Failure state={state} />
      {state === 'closed' ? (
        <div>
          <Button ref={opener} variant="secondary" onClick={() => setState('asked')}>
            {text('Cancel the event')}
          </Button>
        </div>
      ) : (
        <FocusOnMount>
          <div className={css.actions}>
            <Button busy={state === 'busy'} onClick={() => void cancel()}>
              {text('Yes, it does not take place')}
            </Button>
            <Button variant="secondary" idle={state === 'busy'} onClick={() => setState('closed')}>
              {text('No, keep it')}
            </Button>
          </div>
        </FocusOnMount>
      )}
    </section>
  );
}

/** Shows what is known after a failure. */
function Failure({ state }: { state: State }) {
  const text = useText();
  const anyText = useAnyText();
  switch (state) {
    case 'failed':
      return <Notice tone="error" title={text('It was not cancelled. Please try again.')} />;
    case 'offline':
      return (
        <Notice tone="error" title={text('It was not cancelled.')}>
          {anyText('You are offline. Please try again when you have a connection.')}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="error" title={text('We do not know whether it is cancelled.')}>
          {anyText(failureReason(undefined))}
        </Notice>
      );
    default:
      return null;
  }
}
