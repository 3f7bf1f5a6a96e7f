import type { Field } from '@town/contracts/managed-records/fields';
import { useSite } from '@town/slice-kit/site';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { ChoicesField } from '@town/ui/choices-field';
import { HoursInput } from '@town/ui/hours/hours-input';
import { Controller, type ControllerRenderProps } from 'react-hook-form';
import { ArticleInput } from '../article/article-input';
import { DateInput, incomplete } from '../date-input';
import { ListField } from '../list-field/list-field';
import { PictureField } from '../pictures/picture-field';
import { RecurrenceInput } from '../recurrence/recurrence-input';
import { type FieldInputProps, fieldId } from './field-input-props';
import { fromTownTime, toTownTime } from './state/town-time';
import type { RecordForm } from './use-record-form';

/** An input whose value is not plain typed text. */
export function ControlledInput(props: FieldInputProps) {
  return (
    <Controller
      name={props.name}
      control={props.form.control}
      render={({ field: control }) => <Control {...props} control={control} />}
    />
  );
}

interface ControlProps extends FieldInputProps {
  control: ControllerRenderProps;
}

function Control(props: ControlProps) {
  const { field, name, form, error, locked, control } = props;
  const id = fieldId(name);
  const { today } = useTownDay();
  const { onBlur, ref, onChange } = control;
  const value = String(control.value ?? '');
  if (field.input === 'choices') {
    const { label, help, options = [] } = field;
    return <ChoicesField {...{ id, label, help, error, options, onChange, onBlur, ref, value }} />;
  }
  if (field.input === 'picture') return <Picture {...props} />;
  if (field.input === 'hours') {
    const written = String(form.watch('hours') ?? '');
    const { label, help } = field;
    return (
      <HoursInput
        {...{ id, label, help, error, locked, onChange, onBlur, ref, value, today }}
        text={written}
      />
    );
  }
  if (field.entry) {
    const errors = form.formState.errors[name];
    return (
      <ListField
        {...{ id, field, error, errors, locked, onChange, ref, value }}
        kind={field.entry}
      />
    );
  }
  if (field.input === 'recurrence') {
    const date = String(form.watch('date') ?? '');
    const start = date === incomplete ? '' : date;
    const { label } = field;
    return (
      <RecurrenceInput
        {...{ id, label, error, locked, onChange, onBlur, ref, value, start, today }}
      />
    );
  }
  if (field.input === 'article') {
    return <ArticleInput {...{ id, field, error, locked, onChange, onBlur, ref, value }} />;
  }
  return field.input === 'date' ? <Day {...props} /> : <Instant {...props} />;
}

function Picture({ field, name, form, error, locked, control }: ControlProps) {
  const { label, help, required } = field;
  return (
    <PictureField
      {...control}
      {...{ label, help, error, locked }}
      id={fieldId(name)}
      optional={!required}
      value={String(control.value ?? '')}
      onChange={(address, picture) => {
        control.onChange(address);
        if (picture) takeOverAlt(form, field, picture.alt);
      }}
    />
  );
}

function Day(props: ControlProps) {
  const { control } = props;
  return <DateInput {...dateProps(props)} type="date" value={String(control.value ?? '')} />;
}

function Instant(props: ControlProps) {
  const { timeZone } = useSite().town;
  const value = String(props.control.value ?? '');
  return (
    <DateInput
      {...dateProps(props)}
      type="datetime-local"
      value={value === incomplete ? value : toTownTime(value, timeZone)}
      onChange={(typed) => props.control.onChange(typed && fromTownTime(typed, timeZone))}
    />
  );
}

function dateProps({ name, field, error, control }: ControlProps) {
  const { label, help, required } = field;
  return { ...control, label, help, error, id: fieldId(name), optional: !required };
}

/** Copies the library's alternative text if the record has none of its own. */
function takeOverAlt(form: RecordForm['form'], { altField }: Field, alt: string): void {
  if (altField && !form.getValues(altField)) form.setValue(altField, alt);
}
