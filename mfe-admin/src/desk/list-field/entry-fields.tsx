import type { Field } from '@town/contracts/managed-records/fields';
import { SelectField } from '@town/ui/select-field';
import { TextField } from '@town/ui/text-field';
import { DateInput } from '../date-input';
import { PictureField } from '../pictures/picture-field';
import type { Entry } from './entries';

/** Id of a control within a list. */
export const entryFieldId = (list: string, index: number, name: string) =>
  `${list}-${index}-${name}`;

interface EntryFieldsProps {
  list: string;
  index: number;
  fields: Record<string, Field>;
  entry: Entry;
  error(name: string): string | undefined;
  onChange(entry: Entry): void;
}

/** The controls of one entry. */
export function EntryFields({ list, index, fields, entry, error, onChange }: EntryFieldsProps) {
  const shown = Object.entries(fields).filter(
    // The translation of an empty text is not offered, unless it already has a value.
    ([name, { translates }]) => !translates || entry[translates] || entry[name],
  );
  return shown.map(([name, field]) => {
    const frame = {
      id: entryFieldId(list, index, name),
      label: field.label,
      help: field.help,
      error: error(name),
      optional: !field.required,
      value: entry[name] ?? '',
    };
    if (field.input === 'picture') {
      return (
        <PictureField
          key={name}
          {...frame}
          onChange={(address, picture) =>
            onChange(withPicture(entry, { name, field }, address, picture?.alt))
          }
        />
      );
    }
    const set = (value: string) => onChange({ ...entry, [name]: value || null });
    if (field.input === 'date') {
      return <DateInput key={name} {...frame} type="date" autoComplete="off" onChange={set} />;
    }
    const control = {
      ...frame,
      onChange: ({ target }: { target: { value: string } }) => set(target.value),
    };
    return field.input === 'choice' ? (
      <SelectField
        key={name}
        {...control}
        options={field.options ?? []}
        placeholder="Please select"
      />
    ) : (
      <TextField key={name} {...control} autoComplete="off" />
    );
  });
}

/** An entry with another picture. It gets the library's alternative text, where it has none of its own. */
function withPicture(
  entry: Entry,
  { name, field: { altField } }: { name: string; field: Field },
  address: string,
  alt: string | undefined,
): Entry {
  const described = altField && !entry[altField] && alt ? { [altField]: alt } : {};
  return { ...entry, [name]: address || null, ...described };
}
