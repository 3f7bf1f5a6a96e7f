import type { AuditRecord } from '@town/contracts/audit/record';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { settingLabels } from '@town/contracts/settings/setting-labels';
import { capitalize } from '@town/contracts/text/capitalize';
import { fieldLabel, fieldText } from '../records/field-words';
import { codeText } from './audit-words';

interface EntryChange {
  field: string;
  label: string;
  before: string;
  after: string;
}

/** Each field that an entry names with another value, in the words of the forms. */
export function entryChanges({ kind, before, after }: AuditRecord, timeZone: string) {
  const managed = managedKinds.find(({ name }) => name === kind);
  const text = (field: string, value: unknown) => {
    if (!managed) return codeText(field, value) ?? plainText(value);
    if (field === 'outdatedTranslations') return plainText(translationNames(managed, value));
    return fieldText(managed, field, value, timeZone);
  };
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map(
      (field): EntryChange => ({
        field,
        label: labelOf(field, managed && fieldLabel(managed, field)),
        before: text(field, before?.[field]),
        after: text(field, after?.[field]),
      }),
    )
    .filter((change) => change.before !== change.after);
}

/** Its label in a form, or else its name as words: `dueOn` is "Due on". */
function labelOf(field: string, label: string = field): string {
  if (label !== field) return label;
  const name = field.slice(field.lastIndexOf('.') + 1);
  return (
    settingLabels[field] ??
    capitalize(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`).toLowerCase())
  );
}

/** The labels of the fields in a list of paths; `cards.2.textEs`, for example, is a field of a list entry. */
function translationNames({ fields }: RecordKind, paths: unknown): string[] {
  if (!Array.isArray(paths)) return [];
  return paths.map((path: unknown) => {
    const [name = '', , inner = ''] = String(path).split('.');
    const { label = name, entry } = fields[name] ?? {};
    return [label, entry?.fields[inner]?.label].filter(Boolean).join(', ');
  });
}

/** The text of a value whose field is in no form. */
function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(plainText).join('\n') || 'Empty';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
