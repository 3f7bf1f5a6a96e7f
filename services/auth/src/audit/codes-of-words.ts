import { auditActions, auditKinds } from '@town/contracts/audit/words';
import type { Field } from '@town/contracts/managed-records/fields';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { plans } from '@town/contracts/plans/price-list';
import { settingLabels } from '@town/contracts/settings/setting-labels';

/** The codes that entries contain, each with its label on the desk. */
const codes: [code: string, words: string][] = [
  ...Object.entries(auditActions),
  ...Object.entries(auditKinds),
  ...managedKinds.flatMap(({ fields }) => codesOf(fields)),
  ...Object.entries(settingLabels),
  ...Object.values(plans).map(({ id, name }): [string, string] => [id, name]),
];

function codesOf(fields: Record<string, Field>): [string, string][] {
  return Object.entries(fields).flatMap(([name, { label, options = [], entry }]) => [
    [name, label],
    ...options.map(({ value, label }): [string, string] => [value, label]),
    ...(entry ? codesOf(entry.fields) : []),
  ]);
}

/** The codes of actions, kinds, fields and choices whose label contains a text, ignoring case. */
export function codesOfWords(text: string): string[] {
  const searched = text.toLowerCase();
  const found = codes.filter(([, words]) => words.toLowerCase().includes(searched));
  return [...new Set(found.map(([code]) => code))];
}
