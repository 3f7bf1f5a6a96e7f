import { capitalize } from '@town/contracts/text/capitalize';
import type { FieldError } from '@town/ui/error-summary';
import type { EntryKind } from './entries';
import { entryFieldId } from './entry-fields';

/** Reads the errors of a list as the form's library keeps them: by entry, then by field. */
const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The error of one field of an entry; of the entry itself without a field. */
export function entryError(errors: unknown, index: number, field?: string): string | undefined {
  const entry = at(errors, String(index));
  const message = at(field === undefined ? entry : at(entry, field), 'message');
  return typeof message === 'string' ? message : undefined;
}

/** The places of a list that have an error. */
export function wrongEntries(errors: unknown): number[] {
  const keys = typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
  return keys.filter((key) => /^\d+$/.test(key) && at(errors, key)).map(Number);
}

/** Every error within a list, with the control that it belongs to. */
export function listErrors(
  list: string,
  { one, fields }: EntryKind,
  errors: unknown,
): FieldError[] {
  return wrongEntries(errors).flatMap((index) =>
    Object.keys(fields).flatMap((name) => {
      const message = entryError(errors, index, name);
      const id = entryFieldId(list, index, name);
      return message ? [{ id, message: `${capitalize(one)} ${index + 1}: ${message}` }] : [];
    }),
  );
}
