import type { Field } from '@town/contracts/managed-records/fields';
import { dateIn } from '../date-input';

/** A list entry's values in a form: text or null for each field. */
export type Entry = Record<string, string | null>;

/** The description of a list's entries. */
export type EntryKind = NonNullable<Field['entry']>;

/** The form's text of a list. Equal lists have equal text, whatever the order of their fields was. */
export function entriesText({ fields }: EntryKind, list: unknown): string {
  const given: unknown[] = Array.isArray(list) ? list : [];
  return JSON.stringify(
    given.map((entry) => {
      const values = new Map(Object.entries(entry ?? {}));
      return Object.fromEntries(
        Object.keys(fields).map((name) => [name, textOf(values.get(name))]),
      );
    }),
  );
}

const textOf = (value: unknown) =>
  value === null || value === undefined || value === '' ? null : String(value);

/** The entries of a form's text. */
export function readEntries(kind: EntryKind, text: string): Entry[] {
  const entries: Entry[] = JSON.parse(entriesText(kind, JSON.parse(text || '[]')));
  return entries;
}

/** The name of an entry: its title, or the label of the choice that identifies it. */
export function entryTitle({ title, fields }: EntryKind, entry: Entry): string {
  const value = dateIn(entry[title] ?? '');
  return fields[title]?.options?.find((option) => option.value === value)?.label ?? value;
}

/** The address of an entry's picture, where it has one. */
export function entryPicture({ fields }: EntryKind, entry: Entry): string | undefined {
  const name = Object.keys(fields).find((each) => fields[each]?.input === 'picture');
  return (name && entry[name]) || undefined;
}

/** The list with one entry moved to another position. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
