import { type EventChange, eventChangeSchema } from '@town/contracts/calendar/form';
import { eventFieldMessage } from '@town/contracts/calendar/messages';
import { clearDraft, readDraft, writeDraft } from '@town/slice-kit/draft';
import { fieldErrorsOf } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { EventFields, type EventValues } from '@town/ui/event-fields';
import { type FormEvent, useState } from 'react';
import css from '../account.module.css';

const idPrefix = 'business-event-';

/** What a new event begins with. */
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
  /** Names what this tab keeps of the form until it is sent or closed. */
  draft: string;
  title: string;
  event: EventValues;
  /** What the button says that sends it. */
  send: string;
  busy: boolean;
  onSend(event: EventChange): Promise<unknown>;
  onClose(): void;
}

const keepIn =
  (draft: string) =>
  ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    writeDraft(draft, Object.fromEntries(new FormData(currentTarget)));

/** The form of a new event, or of a change. */
export function EventForm({ draft, title, event, send, busy, onSend, onClose }: EventFormProps) {
  const [begun] = useState<EventValues>(() => ({ ...event, ...readDraft(draft) }));
  const [errors, setErrors] = useState<Record<string, string>>({});

  /** Shows what is wrong, and moves the focus to the first such field. */
  function show(wrong: readonly { path: string; message: string }[]) {
    setErrors(
      Object.fromEntries(
        wrong.map(({ path, message }) => [path, eventFieldMessage(path, message)]),
      ),
    );
    if (wrong[0]) document.getElementById(idPrefix + wrong[0].path)?.focus();
  }

  function close() {
    clearDraft(draft);
    onClose();
  }

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
      clearDraft(draft);
    } catch (error) {
      show(fieldErrorsOf(error));
    }
  }

  return (
    <form
      className={css.form}
      noValidate
      aria-label={title}
      onInput={keepIn(draft)}
      onSubmit={(sent) => void submit(sent)}
    >
      <ErrorSummary
        errors={Object.entries(errors).map(([name, message]) => ({ id: idPrefix + name, message }))}
      />
      <EventFields event={begun} idPrefix={idPrefix} errors={errors} />
      <p className={css.actions}>
        <Button type="submit" busy={busy}>
          {send}
        </Button>
        <Button variant="secondary" idle={busy} onClick={close}>
          Close without saving
        </Button>
      </p>
    </form>
  );
}
