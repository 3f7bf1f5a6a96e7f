import { api } from '@town/contracts/api/paths';
import { eventCategories } from '@town/contracts/calendar/categories';
import { eventHours } from '@town/contracts/calendar/event-hours';
import { eventChangeSchema } from '@town/contracts/calendar/form';
import { capitalize } from '@town/contracts/text/capitalize';
import { useAnyText } from '@town/language/text-of';
import { fieldErrorsOf, sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { ErrorSummary, type FieldError } from '@town/ui/error-summary';
import { Notice } from '@town/ui/notice';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useText } from '../messages/use-text';
import css from './own-event.module.css';
import type { ShownOwnEvent } from './read-own-event';

interface OwnEventFormProps {
  /** The secret of the link. */
  token: string;
  event: ShownOwnEvent;
  /** With the event as it is now. */
  onSaved(answer: unknown): void;
}

const idOf = (field: string) => `own-event-${field}`;

/** What the sender of an event can change. */
export function OwnEventForm({ token, event, onSaved }: OwnEventFormProps) {
  const text = useText();
  const anyText = useAnyText();
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  async function save(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const typed = Object.fromEntries(new FormData(submitted.currentTarget));
    const parsed = eventChangeSchema.safeParse(typed);
    const wrong = parsed.error?.issues ?? [];
    setErrors(
      wrong.map(({ path, message }) => ({ id: idOf(String(path[0])), message: anyText(message) })),
    );
    if (!parsed.success) return;
    setState('busy');
    try {
      onSaved(await sendJson(api.changeOwnEvent, { ...parsed.data, token }));
    } catch (error) {
      const refused = fieldErrorsOf(error);
      setErrors(
        refused.map(({ path, message }) => ({ id: idOf(path), message: anyText(message) })),
      );
      setState(refused.length > 0 ? 'ready' : 'failed');
    }
  }

  const field = (name: string, value: string | null) => ({
    id: idOf(name),
    name,
    defaultValue: value ?? '',
    error: errors.find(({ id }) => id === idOf(name))?.message,
  });
  return (
    <form className={css.form} noValidate onSubmit={(submitted) => void save(submitted)}>
      <h2>{text('Change the event')}</h2>
      {state === 'failed' && (
        <Notice tone="error" title={text('The change was not saved. Please try again.')} />
      )}
      <ErrorSummary errors={errors} />
      <TextField label={text('Title')} {...field('title', event.title)} />
      <TextField label={text('Date')} type="date" {...field('date', event.date)} />
      <TimeField label={text('Time')} {...field('time', event.time)} />
      <TimeField label={text('Ends at')} {...field('endTime', event.endTime)} />
      <TextField label={text('Location')} optional {...field('location', event.location)} />
      <SelectField
        label={text('Category')}
        options={eventCategories.map((value) => ({
          value,
          label: anyText(capitalize(value)),
        }))}
        placeholder={text('Select a category')}
        {...field('category', event.category)}
      />
      <TextArea label={text('Description')} optional {...field('description', event.description)} />
      <div>
        <Button type="submit" busy={state === 'busy'}>
          {text('Save the change')}
        </Button>
      </div>
    </form>
  );
}

interface TimeFieldProps {
  label: string;
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
}

/** The browser's input for times; text where the time is in words of its own, as "sunset". */
function TimeField({ defaultValue, ...props }: TimeFieldProps) {
  const hours = eventHours(defaultValue);
  const isClock = !defaultValue || (hours?.end === null && /^[\d: APM]+$/.test(defaultValue));
  return isClock ? (
    <TextField type="time" optional defaultValue={hours?.begin ?? ''} {...props} />
  ) : (
    <TextField optional defaultValue={defaultValue} {...props} />
  );
}
