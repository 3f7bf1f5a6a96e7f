import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { importColumns } from './import-columns.js';

const kinds: readonly (readonly [string, RecordKind])[] = managedKinds.map((kind) => [
  kind.name,
  kind,
]);

test.each(kinds)('every label of %s names its own field', (_, kind) => {
  for (const [name, { label }] of Object.entries(kind.fields)) {
    expect([...importColumns(kind, [label])]).toEqual([[label, name]]);
  }
});

test.each(kinds)('every column of an export of %s names its own field', (_, kind) => {
  const names = ['id', 'externalId', 'state', ...Object.keys(kind.fields)];
  expect([...importColumns(kind, names)]).toEqual(names.map((name) => [name, name]));
});
