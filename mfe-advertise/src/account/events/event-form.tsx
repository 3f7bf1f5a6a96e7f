import { type EventChange, eventChangeSchema } from '@town/contracts/calendar/form';
import { eventFieldMessage } from '@town/contracts/calendar/messages';
import { useAnyText } from '@town/language/text-of';
import { fieldErrorsOf } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { EventFields, type EventValues } from '@town/ui/event-fields';
import { type FormEvent, useState } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { useKeptEvent } from './use-kept-event';

const idPrefix = 'business-event-';

/** The initial values of a new event. */
export const emptyEvent: EventValues = {
  title: '',
  date: '',
  endDate: null,
  time: null,
  endTime: null,
  location: null,
  category: 'business',
  description: '',
};

interface EventFormProps {
  /** The storage key of this tab's draft, which is removed when the form is sent or closed. */
  draft: string;
  title: string;
  event: EventValues;
  /** The label of the submit button. */
  send: string;
  busy: boolean;
  onSend(event: EventChange): Promise<unknown>;
  onClose(): void;
}

/** The form of a new event, or of a change. */
export function EventForm({ draft, title, event, send, busy, onSend, onClose }: EventFormProps) {
  const text = useText();
  const { values, fieldsKey, keep, forget } = useKeptEvent(draft, event);
  const { errors, show } = useEventErrors();

  async function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const parsed = eventChangeSchema.safeParse(
      Object.fromEntries(new FormData(submitted.currentTarget)),
    );
    const wrong = parsed.error?.issues ?? [];
    show(wrong.map(({ path, message }) => ({ path: String(path[0]), message })));
    if (!parsed.success) return;
    try {
      await onSend(parsed.data);
      forget();
    } catch (error) {
      show(fieldErrorsOf(error));
    }
  }

  function close() {
    forget();
    onClose();
  }

  return (
    <form
      className={css.form}
      noValidate
      aria-label={title}
      onInput={({ currentTarget }) => keep(currentTarget)}
      onSubmit={(sent) => void submit(sent)}
    >
      <ErrorSummary
        errors={Object.entries(errors).map(([name, message]) => ({ id: idPrefix + name, message }))}
      />
      <EventFields key={fieldsKey} event={values} idPrefix={idPrefix} errors={errors} />
      <p className={css.actions}>
        <Button type="submit" busy={busy}>
          {send}
        </Button>
        <Button variant="secondary" idle={busy} onClick={close}>
          {text('Close without saving')}
        </Button>
      </p>
    </form>
  );
}

/** The errors of the fields, by field. */
function useEventErrors() {
  const anyText = useAnyText();
  const [errors, setErrors] = useState<Record<string, string>>({});

  /** Shows errors, and moves the focus to the first wrong field. */
  function show(wrong: readonly { path: string; message: string }[]) {
    setErrors(
      Object.fromEntries(
        wrong.map(({ path, message }) => [path, anyText(eventFieldMessage(path, message))]),
      ),
    );
    if (wrong[0]) document.getElementById(idPrefix + wrong[0].path)?.focus();
  }
  return { errors, show };
}
