import type { ImportReport } from '@town/contracts/managed-records/calls';
import type { Field } from '@town/contracts/managed-records/fields';
import { recordStates } from '@town/contracts/managed-records/record';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { recordId } from '@town/contracts/records/record-id';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { type EntityManager, In } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import { fieldChanges } from '../records/field-changes.js';
import { knownFields, parseContent } from '../records/parse-content.js';
import { RecordEntity } from '../records/record-entity.js';
import { type ImportRow, type ImportRows, longestName, messageAbout } from './import-rows.js';

/** These ids are in a database index, which limits their length. */
const maxExternalId = 500;

const isState = (text: string) => recordStates.some((state) => state === text);

/** What one row of the file does. */
export interface PlannedRow {
  /** Its number in the file. */
  row: number;
  externalId: string | null;
  content: RecordContent;
  isPublic: boolean;
  existing: RecordEntity | undefined;
  changes: boolean;
}

/** Determines the change that each row makes, and collects the errors. */
export async function planImport(
  manager: EntityManager,
  managed: ManagedKind,
  { rows, errors: before, headers }: ImportRows,
  isDryRun: boolean,
): Promise<{ planned: PlannedRow[]; errors: ImportReport['errors'] }> {
  const find = await finder(manager, managed, rows, isDryRun);
  const planned: PlannedRow[] = [];
  const errors = [...before];
  const seen = new Set<string>();
  const refuse = ({ row, name }: ImportRow, field: string, message: string) =>
    errors.push({
      row,
      column: headers?.get(field) ?? field,
      message: messageAbout(name, message),
    });
  for (const each of rows) {
    const existing = find(each);
    for (const [column, message] of wrongWords(each, existing, seen)) {
      refuse(each, column, message);
    }
    try {
      planned.push(planRow(managed, each, existing));
    } catch (error) {
      if (!(error instanceof ValidationProblem)) throw error;
      for (const { path, message } of error.errors) {
        refuse(each, path, message + choicesFor(managed.kind.fields[path], each.values[path]));
      }
    }
  }
  return { planned, errors };
}

/**
 * What could stand instead of a value that a choice does not offer: a file has no list to choose from. A long value
 * is refused for its length, also where other words are allowed.
 */
function choicesFor({ input, options = [] }: Partial<Field> = {}, value = ''): string {
  const isOffered = options.some((option) => option.value === value);
  if (input !== 'choice' || !value || value.length > longestName || isOffered) return '';
  return `: “${value}” is none of: ${options.map(({ label }) => label).join(', ')}`;
}

function planRow(
  managed: ManagedKind,
  { row, values, defaults }: ImportRow,
  existing: RecordEntity | undefined,
): PlannedRow {
  const state = values['state'] || (existing ? existing.state : defaults?.['state']);
  const isPublic = state === 'published';
  const initial = knownFields(managed, defaults ?? {});
  const merged = { ...initial, ...existing?.content, ...knownFields(managed, values) };
  const isScheduled = existing !== undefined && existing.publishAt !== null;
  const content = parseContent(managed, merged, isPublic || isScheduled);
  const changes =
    !existing ||
    fieldChanges(managed.kind, existing.content, content).length > 0 ||
    (isPublic && existing.state !== 'published');
  return { row, externalId: values['externalId'] || null, content, isPublic, existing, changes };
}

function wrongWords(
  { values: { externalId, id, state } }: ImportRow,
  existing: RecordEntity | undefined,
  seen: Set<string>,
): [column: string, message: string][] {
  const wrong: [string, string][] = [];
  if (externalId && seen.has(externalId)) {
    wrong.push(['externalId', 'Another row has the same externalId']);
  } else if (existing && seen.has(existing.id)) {
    // An undo cannot revert two changes of one record.
    wrong.push(['id', 'Another row has the same record']);
  }
  if (existing) seen.add(existing.id);
  if (externalId) seen.add(externalId);
  if (externalId && externalId.length > maxExternalId) {
    wrong.push(['externalId', `externalId must be at most ${maxExternalId} characters`]);
  }
  if (state && !isState(state)) {
    wrong.push(['state', `state must be ${recordStates.join(', ')} or empty`]);
  }
  if (!existing && id) wrong.push(['id', 'There is no record with this id']);
  return wrong;
}

/** Finds the record of a row: by `externalId`, else by `id`. Locks what it finds, for an import. */
async function finder(
  manager: EntityManager,
  { kind }: ManagedKind,
  rows: readonly ImportRow[],
  isDryRun: boolean,
): Promise<(row: ImportRow) => RecordEntity | undefined> {
  const externalIds = rows.flatMap(({ values }) => values['externalId'] || []);
  const ids = rows.flatMap(({ values: { id } }) => (recordId.safeParse(id).success && id) || []);
  const found = await manager.find(RecordEntity, {
    where: [
      { kind: kind.name, externalId: In(externalIds) },
      { kind: kind.name, id: In(ids) },
    ],
    // The same lock order as in `Batches`, so that an import and a batch cannot deadlock.
    order: { id: 'ASC' },
    // Locked, because a save between reading and writing would be lost.
    ...(!isDryRun && { lock: { mode: 'pessimistic_write' } as const }),
  });
  const byExternalId = new Map(found.map((record) => [record.externalId, record]));
  const byId = new Map(found.map((record) => [record.id, record]));
  return ({ values: { externalId, id } }) =>
    (externalId ? byExternalId.get(externalId) : undefined) ?? (id ? byId.get(id) : undefined);
}
