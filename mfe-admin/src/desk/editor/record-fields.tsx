import { lacksHalfOfDay } from '@town/contracts/calendar/event-fields';
import type { Field } from '@town/contracts/managed-records/fields';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { ErrorSummary } from '@town/ui/error-summary';
import { Notice } from '@town/ui/notice';
import { Fragment, useEffect, useState } from 'react';
import { dateIn } from '../date-input';
import { listErrors, wrongEntries } from '../list-field/entry-errors';
import { MovedPlace } from '../position/moved-place';
import { PositionMap } from '../position/position-map';
import { FieldInput } from './field-input';
import { fieldId } from './field-input-props';
import css from './record-fields.module.css';
import type { RecordValues } from './record-values';
import { SameEvent } from './same-event';
import { SpanishFields } from './spanish/spanish-fields';
import { isStale, StaleTranslation } from './spanish/stale-translation';
import type { RecordForm } from './use-record-form';

interface RecordFieldsProps {
  kind: RecordKind;
  editor: Pick<RecordForm, 'form' | 'record' | 'base' | 'values' | 'isDirty'>;
  /** Shows the fields as read-only. */
  locked: boolean;
}

/** Every field of a record, from the description of its kind. */
export function RecordFields({ kind, editor, locked }: RecordFieldsProps) {
  const { form, record, base, values, isDirty } = editor;
  const [left, leave] = useLeftValues(values, isDirty);
  const { errors } = form.formState;
  const message = (name: string) => {
    const isOfEntries = wrongEntries(errors[name]).length > 0;
    if (!errors[name] || (isOfEntries && kind.fields[name]?.entry)) return undefined;
    return firstMessage(errors[name]) ?? 'Please check this field';
  };
  const wrong = Object.entries(kind.fields).flatMap(([name, { entry }]) => {
    const words = message(name);
    if (words) return [{ id: fieldId(name), message: words }];
    return entry ? listErrors(fieldId(name), entry, errors[name]) : [];
  });
  const own = Object.entries(kind.fields).filter(([, { translates }]) => !translates);
  const spanish = Object.entries(kind.fields).filter(([, { translates }]) => translates);
  const stale = (name: string) =>
    spanish.flatMap(([translation, { translates }]) =>
      translates === name
        ? [{ names: [name, translation] as const, values, saved: base.values }]
        : [],
    );
  const inputs = (fields: [string, Field][]) =>
    fields.map(([name, field]) => (
      <Fragment key={name}>
        <FieldInput name={name} field={field} form={form} error={message(name)} locked={locked} />
        {stale(name).map((texts) => (
          <StaleTranslation key={texts.names[1]} {...texts} />
        ))}
        {name === 'time' && kind.name === 'events' && <MorningOrEvening time={left['time']} />}
        {name === 'date' && kind.name === 'events' && <SameEventOf id={record?.id} values={left} />}
        {name === 'address' && <MovedPlace form={form} locked={locked} />}
        {name === 'longitude' && <PositionMap form={form} locked={locked} />}
      </Fragment>
    ));
  return (
    <>
      <ErrorSummary errors={wrong} />
      <fieldset className={css.fields} disabled={locked} onBlur={leave}>
        <legend className="visually-hidden">Fields of the {kind.one}</legend>
        {inputs(own)}
      </fieldset>
      {spanish.length > 0 && (
        <SpanishFields
          fields={spanish}
          form={form}
          mustOpen={spanish.some(
            ([name, { translates = '' }]) =>
              message(name) !== undefined || stale(translates).some(isStale),
          )}
          hasLists={own.some(([, { entry }]) => hasTranslations(entry))}
          locked={locked}
        >
          {inputs(spanish)}
        </SpanishFields>
      )}
    </>
  );
}

type Values = RecordForm['values'];

/** The values as they were when a field last lost the focus, and the function to call when one does. */
function useLeftValues(values: Values, isDirty: boolean): [Values, () => void] {
  const [left, setLeft] = useState(values);
  // No field loses the focus when changes are discarded or saved, so the values are taken over here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values at that moment
  useEffect(() => {
    if (!isDirty) setLeft(values);
  }, [isDirty]);
  return [left, () => setLeft(values)];
}

/** Asks which half of the day is meant. */
function MorningOrEvening({ time }: { time: unknown }) {
  if (typeof time !== 'string' || !lacksHalfOfDay(time)) return null;
  return (
    <Notice tone="warning" title="Morning or evening?">
      Write AM or PM, for example 9:00 AM.
    </Notice>
  );
}

/** Looks for an event with the same title and day, when both are entered. */
function SameEventOf({ id, values }: { id: string | undefined; values: RecordValues }) {
  const { title, date } = values;
  if (typeof title !== 'string' || !title.trim() || typeof date !== 'string' || !dateIn(date))
    return null;
  return <SameEvent title={title} date={date} id={id} />;
}

const hasTranslations = (entry: Field['entry']) =>
  Object.values(entry?.fields ?? {}).some(({ translates }) => translates);

/** The first message of a field; of a field with parts, of the first part that has one. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.entries(error)
    .filter(([name]) => name !== 'ref')
    .map(([, part]) => firstMessage(part))
    .find((message) => message !== undefined);
}
