import type { FieldError } from '@town/contracts/api/problem';
import {
  type BusinessEventChange,
  businessEventFormSchema,
} from '@town/contracts/calendar/business-event-form';
import { eventFieldMessage, repetitionEndMessages } from '@town/contracts/calendar/messages';
import { useAnyText } from '@town/language/text-of';
import { fieldErrorsOf } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { EventFields, type EventValues } from '@town/ui/event-fields';
import { type FormEvent, useState } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import type { ShownEventDate } from './events-query';
import { RepeatsField } from './recurrence/repeats-field';
import { type ChosenRule, sentRule } from './recurrence/simple-rules';
import { useKeptEvent } from './use-kept-event';

const idPrefix = 'business-event-';

/** The values of an event, and its rule. */
export interface RepeatedEventValues extends EventValues {
  recurrence: string | null;
  dates: readonly ShownEventDate[];
}

/** The initial values of a new event. */
export const emptyEvent: RepeatedEventValues = {
  title: '',
  date: '',
  endDate: null,
  time: null,
  endTime: null,
  location: null,
  category: 'business',
  description: '',
  recurrence: null,
  dates: [],
};

interface EventFormProps {
  /** The storage key of this tab's draft, which is removed when the form is sent or closed. */
  draft: string;
  title: string;
  event: RepeatedEventValues;
  /** The label of the submit button. */
  send: string;
  busy: boolean;
  onSend(event: BusinessEventChange): Promise<unknown>;
  onClose(): void;
}

/** The form of a new event, or of a change. */
export function EventForm({ draft, title, event, send, busy, onSend, onClose }: EventFormProps) {
  const { values, fieldsKey, keep, forget } = useKeptEvent(draft, event);
  const [typedDate, setTypedDate] = useState<string>();
  const { errors, show } = useEventErrors();

  async function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const sent = new FormData(submitted.currentTarget);
    const chosen = chosenIn(sent);
    const recurrence = sentRule(chosen, event);
    const parsed = businessEventFormSchema.safeParse({ ...Object.fromEntries(sent), recurrence });
    const wrong = parsed.error?.issues ?? [];
    show(
      wrong.map(({ path, message }) => ({ path: String(path[0]), message })),
      chosen,
    );
    if (!parsed.success) return;
    try {
      await onSend(parsed.data);
      forget();
    } catch (error) {
      show(fieldErrorsOf(error), chosen);
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
      // A select reports a change after its input event. A new state before would put its old value back.
      onChange={({ currentTarget }) => setTypedDate(chosenIn(new FormData(currentTarget)).date)}
      onSubmit={(sent) => void submit(sent)}
    >
      <ErrorSummary
        errors={Object.entries(errors).map(([name, message]) => ({ id: idPrefix + name, message }))}
      />
      <EventFields key={fieldsKey} event={values} idPrefix={idPrefix} errors={errors}>
        <RepeatsField
          idPrefix={idPrefix}
          start={typedDate ?? values.date}
          chosen={values}
          given={event}
          errors={errors}
        />
      </EventFields>
      <FormButtons send={send} busy={busy} onClose={close} />
    </form>
  );
}

function FormButtons({ send, busy, onClose }: Pick<EventFormProps, 'send' | 'busy' | 'onClose'>) {
  const text = useText();
  return (
    <p className={css.actions}>
      <Button type="submit" busy={busy}>
        {send}
      </Button>
      <Button variant="secondary" idle={busy} onClick={onClose}>
        {text('Close without saving')}
      </Button>
    </p>
  );
}

/** What a form has that decides how the event is repeated. */
function chosenIn(form: FormData): ChosenRule {
  const value = (name: string) => String(form.get(name) ?? '');
  return { date: value('date'), repeats: value('repeats'), until: value('until') };
}

/** The errors of the fields, by field. */
function useEventErrors() {
  const anyText = useAnyText();
  const [errors, setErrors] = useState<Record<string, string>>({});

  /** Shows errors, and moves the focus to the first wrong field. */
  function show(wrong: readonly FieldError[], chosen: ChosenRule) {
    const shown = wrong.map(({ path, message }) => ({
      name: fieldOf({ path, message }, chosen),
      message: anyText(eventFieldMessage(path, message)),
    }));
    setErrors(Object.fromEntries(shown.map(({ name, message }) => [name, message])));
    if (shown[0]) document.getElementById(idPrefix + shown[0].name)?.focus();
  }
  return { errors, show };
}

/** The field of the form that is wrong. The end of a rule has its own, unless a rule of the staff is kept. */
const fieldOf = ({ path, message }: FieldError, { until }: ChosenRule): string =>
  until && path === 'recurrence' && repetitionEndMessages.includes(message) ? 'until' : path;
