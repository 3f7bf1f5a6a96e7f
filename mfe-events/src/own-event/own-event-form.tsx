import { api } from '@town/contracts/api/paths';
import { type EventChange, eventChangeSchema } from '@town/contracts/calendar/form';
import { eventFieldMessage } from '@town/contracts/calendar/messages';
import { useAnyText } from '@town/language/text-of';
import { statusOf } from '@town/slice-kit/http-error';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import type { ShownOwnEvent } from '@town/slice-kit/read-own-event';
import { fieldErrorsOf, sendJson } from '@town/slice-kit/send-json';
import { unsentAdvice } from '@town/slice-kit/unsent-advice';
import { useSaveEvent } from '@town/slice-kit/use-save-event';
import { Button } from '@town/ui/button';
import { ErrorSummary, type FieldError } from '@town/ui/error-summary';
import { EventFields } from '@town/ui/event-fields';
import { Notice } from '@town/ui/notice';
import { type FormEvent, useState } from 'react';
import { useText } from '../messages/use-text';
import { EventConflict } from './event-conflict';
import css from './own-event.module.css';
import { readCurrent } from './read-current';

interface OwnEventFormProps {
  /** The secret of the link. */
  token: string;
  event: ShownOwnEvent;
  /** Called with the saved event. */
  onSaved(answer: unknown): void;
  /** Called with the event that another person has saved. */
  onTakeTheirs(event: ShownOwnEvent): void;
}

const idPrefix = 'own-event-';
const idOf = (field: string) => idPrefix + field;

/** The form with which the sender of an event changes it. */
export function OwnEventForm(props: OwnEventFormProps) {
  const { event, onTakeTheirs } = props;
  const text = useText();
  const anyText = useAnyText();
  const { errors, state, theirs, save } = useOwnEventForm(props);
  const messages = Object.fromEntries(
    errors.map(({ id, message }) => [id.slice(idPrefix.length), message]),
  );
  return (
    <form className={css.form} noValidate onSubmit={(submitted) => void save(submitted)}>
      <h2>{text('Change the event')}</h2>
      {state === 'failed' && (
        <Notice
          tone="error"
          title={anyText(unsentAdvice(text('The change was not saved. Please try again.')))}
        />
      )}
      {state === 'unknown' && (
        <Notice
          tone="error"
          title={anyText(
            unsentAdvice(text('We do not know whether the change is saved. Please try again.')),
          )}
        />
      )}
      {theirs && (
        <EventConflict
          base={event}
          theirs={theirs}
          busy={state === 'busy'}
          onTakeTheirs={() => onTakeTheirs(theirs)}
        />
      )}
      <ErrorSummary errors={errors} />
      <EventFields event={event} idPrefix={idPrefix} errors={messages} />
      <div>
        <Button type="submit" busy={state === 'busy'}>
          {text('Save the change')}
        </Button>
      </div>
    </form>
  );
}

/** The state of the form, and its save action. */
function useOwnEventForm({ token, event, onSaved }: OwnEventFormProps) {
  const anyText = useAnyText();
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'unknown'>('ready');
  /** The event that another person has saved since the form was opened. */
  const [theirs, setTheirs] = useState<ShownOwnEvent>();
  const store = useSaveEvent();
  const calls = {
    put: (to: EventChange, version: string) =>
      sendJson(api.changeOwnEvent, { ...to, token, version }),
    read: () => readCurrent(token),
  };

  /** Shows the errors, and moves the focus to the first field with an error. */
  function show(wrong: readonly { path: string; message: string }[]) {
    setErrors(
      wrong.map(({ path, message }) => ({
        id: idOf(path),
        message: anyText(eventFieldMessage(path, message)),
      })),
    );
    if (wrong[0]) document.getElementById(idOf(wrong[0].path))?.focus();
  }

  async function save(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const typed = Object.fromEntries(new FormData(submitted.currentTarget));
    const parsed = eventChangeSchema.safeParse(typed);
    const wrong = parsed.error?.issues ?? [];
    show(wrong.map(({ path, message }) => ({ path: String(path[0]), message })));
    if (!parsed.success) return;
    setState('busy');
    try {
      onSaved(await store(calls, parsed.data, (theirs ?? event).version));
    } catch (error) {
      const newer = statusOf(error) === 409 ? await calls.read() : undefined;
      if (newer) setTheirs(newer);
      const refused = fieldErrorsOf(error);
      show(refused);
      if (isAnswerLost(error)) setState('unknown');
      else setState(newer || refused.length > 0 ? 'ready' : 'failed');
    }
  }
  return { errors, state, theirs, save };
}
