import { defaultSettings, type TownSettings } from '@town/contracts/settings/town-settings';
import type { RecordValues } from '../editor/record-values';
import { type SettingsField, settingsFields } from './settings-fields';

interface Branch {
  [name: string]: unknown;
}

/** The form's values of settings: text, and true or false for a checkbox. */
export function valuesOf(settings: TownSettings): RecordValues {
  return Object.fromEntries(settingsFields.map((field) => [field.name, shown(field, settings)]));
}

/** The settings that a form's values stand for. They are not validated yet. */
export function settingsFrom(values: RecordValues): unknown {
  return settingsFields.reduce<Branch>(
    (settings, field) => withValue(settings, pathOf(field), entered(field, values[field.name])),
    {},
  );
}

/** The field that a path in the settings belongs to: an entry of a list belongs to the list. */
export function fieldAt(path: readonly PropertyKey[]): SettingsField | undefined {
  const name = path.map(String).join('-');
  return settingsFields.find((field) => name === field.name || name.startsWith(`${field.name}-`));
}

/** A value of the form as people read it. */
export function settingText({ input }: SettingsField, value: unknown): string {
  if (input === 'yes-no') return value === true ? 'Yes' : 'No';
  return String(value ?? '').replaceAll('\n', ', ') || 'None';
}

/** The value that a field has in a new town, as people read it. */
export const defaultText = (field: SettingsField): string =>
  settingText(field, shown(field, defaultSettings));

const pathOf = ({ name }: SettingsField) => name.split('-');

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

function shown(field: SettingsField, settings: TownSettings): string | boolean {
  const value = pathOf(field).reduce<unknown>(
    (inner, step) => (isBranch(inner) ? inner[step] : undefined),
    settings,
  );
  if (field.input === 'yes-no') return value === true;
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

function entered({ input }: SettingsField, value: unknown): unknown {
  const text = String(value ?? '').trim();
  switch (input) {
    case 'yes-no':
      return value === true;
    case 'number':
      return text === '' ? undefined : Number(text);
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    default:
      return text;
  }
}

function withValue(
  branch: Branch,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Branch {
  if (rest.length === 0) return { ...branch, [first]: value };
  const inner = branch[first];
  return { ...branch, [first]: withValue(isBranch(inner) ? inner : {}, rest, value) };
}
