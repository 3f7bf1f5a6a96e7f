import type { Field } from '@town/contracts/managed-records/fields';
import { CheckboxField } from '@town/ui/checkbox-field';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import type { ComponentProps } from 'react';
import { ControlledInput } from './controlled-input';
import { type FieldInputProps, fieldId } from './field-input-props';

/** The control of a field, chosen by the description of its kind. */
export function FieldInput({ name, field, form, error, locked }: FieldInputProps) {
  const frame = { label: field.label, help: field.help, error, id: fieldId(name) };
  const control = { ...frame, optional: !field.required, ...form.register(name) };
  switch (field.input) {
    case 'text':
    case 'lines':
      return <TextArea {...control} />;
    case 'choice':
      return takesOtherWords(field) ? (
        <SuggestedInput {...control} options={field.options} />
      ) : (
        <SelectField {...control} options={field.options ?? []} placeholder="Please select" />
      );
    case 'number':
      return <TextField {...control} inputMode="decimal" autoComplete="off" />;
    case 'yes-no':
      return <CheckboxField {...frame} {...form.register(name)} />;
    case 'choices':
    case 'hours':
    case 'date':
    case 'instant':
    case 'picture':
    case 'article':
    case 'list':
    case 'recurrence':
      return <ControlledInput {...{ name, field, form, error, locked }} />;
    default:
      return <TextField {...control} autoComplete="off" />;
  }
}

/** Whether a choice also accepts words that it does not offer. */
function takesOtherWords({ schema }: Field): boolean {
  return schema.safeParse('another word').success;
}

/** A text input that suggests words and also accepts others. */
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
