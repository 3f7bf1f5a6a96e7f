import { eventCategories } from '@town/contracts/calendar/categories';
import { eventHours } from '@town/contracts/calendar/event-hours';
import { capitalize } from '@town/contracts/text/capitalize';
import { useAnyText } from '@town/language/text-of';
import type { ReactNode } from 'react';
import { LastDayField } from './last-day-field';
import { useText } from './messages/use-text';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

/** The initial values of the fields. */
export interface EventValues {
  title: string;
  date: string;
  /** The last day; null for an event of one day. */
  endDate: string | null;
  time: string | null;
  endTime: string | null;
  location: string | null;
  category: string;
  description: string;
}

interface EventFieldsProps {
  event: EventValues;
  /** The prefix of the fields' ids. */
  idPrefix: string;
  /** By field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Further fields about when it takes place. */
  children?: ReactNode;
}

/** The fields by which the person who posted an event changes it. A form around them reads their values. */
export function EventFields({ event, idPrefix, errors, children }: EventFieldsProps) {
  const text = useText();
  const anyText = useAnyText();
  const field = (name: keyof EventValues) => ({
    id: `${idPrefix}${name}`,
    name,
    defaultValue: event[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      <TextField label={text('Title')} {...field('title')} />
      <TextField label={text('Date')} type="date" {...field('date')} />
      <LastDayField {...field('endDate')} />
      <TimeField label={text('Time')} {...field('time')} />
      <TimeField label={text('Ends at')} {...field('endTime')} />
      {children}
      <TextField label={text('Location')} optional {...field('location')} />
      <SelectField
        label={text('Category')}
        options={eventCategories.map((value) => ({ value, label: anyText(capitalize(value)) }))}
        placeholder={text('Select a category')}
        {...field('category')}
      />
      <TextArea label={text('Description')} optional {...field('description')} />
    </>
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
