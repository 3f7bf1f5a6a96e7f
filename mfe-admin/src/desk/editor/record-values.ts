import { hoursText } from '@town/contracts/hours/hours-form';
import type { Field } from '@town/contracts/managed-records/fields';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import { entriesText } from '../list-field/entries';

/** A record's values in a form: text, or true or false for a checkbox. A list is JSON text. */
export type RecordValues = RecordContent;

/** The initial values of a new record's form. A required point in time starts as the current time. */
export function newValues(kind: RecordKind, now: Date): RecordValues {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
  const moments = Object.entries(kind.fields)
    .filter(([, { input, required }]) => input === 'instant' && required)
    .map(([name]) => [name, minute]);
  return { ...valuesOf(kind, {}), ...Object.fromEntries(moments) };
}

/** The form's values for a record. */
export function valuesOf(kind: RecordKind, content: RecordContent): RecordValues {
  return Object.fromEntries(
    Object.entries(kind.fields).map(([name, { input, entry, options, initial = '' }]) => {
      const value = content[name];
      if (entry) return [name, entriesText(entry, value)];
      if (input === 'yes-no') return [name, value === true];
      if (input === 'hours') return [name, hoursText(value)];
      if (input === 'choices') return [name, chosenLines(options, value)];
      if (Array.isArray(value)) return [name, value.join('\n')];
      return [name, value === null || value === undefined ? initial : String(value)];
    }),
  );
}

/** The chosen options, one per line. It drops options of a later release, which this form could not remove. */
function chosenLines(options: Field['options'] = [], value: unknown): string {
  return options
    .map((option) => option.value)
    .filter((each) => Array.isArray(value) && value.includes(each))
    .join('\n');
}

/** The names of the fields in which two sets of values differ. */
export function differingFields(a: RecordValues, b: RecordValues): string[] {
  return Object.keys({ ...a, ...b }).filter((name) => a[name] !== b[name]);
}

/** Whether two sets of values are the same. */
export function sameValues(a: RecordValues, b: RecordValues): boolean {
  return differingFields(a, b).length === 0;
}
