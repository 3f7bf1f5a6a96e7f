import type { Field } from '@town/contracts/managed-records/fields';
import { useSite } from '@town/slice-kit/site';
import { CheckboxField } from '@town/ui/checkbox-field';
import { HoursInput } from '@town/ui/hours/hours-input';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import type { ComponentProps } from 'react';
import { Controller } from 'react-hook-form';
import { ArticleInput } from '../article/article-input';
import { ListField } from '../list-field/list-field';
import { PictureField } from '../pictures/picture-field';
import { fromTownTime, toTownTime } from './town-time';
import type { RecordForm } from './use-record-form';

/** Id of a field's control. */
export const fieldId = (name: string) => `record-${name}`;

interface FieldInputProps {
  name: string;
  field: Field;
  form: RecordForm['form'];
  error: string | undefined;
  /** Set where nobody may change it. */
  locked: boolean;
}

/** The control of a field, as the description of its kind asks for. */
export function FieldInput({ name, field, form, error, locked }: FieldInputProps) {
  const frame = { label: field.label, help: field.help, error, id: fieldId(name) };
  const control = { ...frame, optional: !field.required, ...form.register(name) };
  switch (field.input) {
    case 'text':
      return <TextArea {...control} />;
    case 'choice':
      return takesOtherWords(field) ? (
        <SuggestedInput {...control} options={field.options} />
      ) : (
        <SelectField {...control} options={field.options ?? []} placeholder="Please select" />
      );
    case 'date':
      return <TextField {...control} type="date" />;
    case 'number':
      return <TextField {...control} inputMode="decimal" autoComplete="off" />;
    case 'yes-no':
      return <CheckboxField {...frame} {...form.register(name)} />;
    case 'hours':
    case 'instant':
    case 'picture':
    case 'article':
    case 'list':
      return <ControlledInput {...{ name, field, form, error, locked }} />;
    default:
      return <TextField {...control} autoComplete="off" />;
  }
}

/** An input whose value is not the text that a person types. */
function ControlledInput({ name, field, form, error, locked }: FieldInputProps) {
  const { town, today } = useSite();
  const frame = { label: field.label, help: field.help, error, id: fieldId(name) };
  const optional = !field.required;
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange, ...rest } }) => {
        const text = String(value ?? '');
        if (field.input === 'picture') {
          return (
            <PictureField
              {...frame}
              {...rest}
              {...{ optional, locked, onChange }}
              value={text}
              onChoose={({ alt }) => takeOverAlt(form, field, alt)}
            />
          );
        }
        const { onBlur, ref } = rest;
        if (field.input === 'hours') {
          const written = String(form.watch('hours') ?? '');
          return (
            <HoursInput
              {...frame}
              {...{ locked, onChange, onBlur, ref, today }}
              value={text}
              text={written}
            />
          );
        }
        if (field.entry) {
          const errors = form.formState.errors[name];
          return (
            <ListField
              {...{ field, error, errors, locked, onChange }}
              id={frame.id}
              kind={field.entry}
              value={text}
              ref={ref}
            />
          );
        }
        if (field.input === 'article') {
          const { id } = frame;
          return (
            <ArticleInput {...{ id, field, error, locked, onChange, onBlur, ref }} value={text} />
          );
        }
        return (
          <TextField
            {...frame}
            {...rest}
            optional={optional}
            type="datetime-local"
            value={toTownTime(text, town.timeZone)}
            onChange={({ target }) =>
              onChange(target.value ? fromTownTime(target.value, town.timeZone) : '')
            }
          />
        );
      }}
    />
  );
}

/** The library's alternative text, where the record has none of its own. */
function takeOverAlt(form: RecordForm['form'], { altField }: Field, alt: string): void {
  if (altField && !form.getValues(altField)) form.setValue(altField, alt);
}

/** Whether a choice also takes words that it does not offer. */
function takesOtherWords({ schema }: Field): boolean {
  return schema.safeParse('another word').success;
}

/** A line that suggests words and takes others as well. */
function SuggestedInput({
  options,
  ...control
}: ComponentProps<typeof TextField> & Pick<Field, 'options'>) {
  const list = `${control.id}-choices`;
  return (
    <>
      <TextField {...control} list={list} autoComplete="off" />
      <datalist id={list}>
        {options?.map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </>
  );
}
