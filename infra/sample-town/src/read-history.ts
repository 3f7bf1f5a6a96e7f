import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type ExportedVersion,
  exportedVersionSchema,
} from '@town/contracts/export/exported-version';
import { archiveFiles } from '@town/contracts/export/town-archive';
import { readJsonText } from '@town/contracts/forms/json-text';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import * as z from 'zod/mini';
import type { LoadedHistory, LoadedRecord } from './loaded-town.js';

/**
 * Reads and checks the history of a kind.
 * @returns undefined if the archive has none, because it is older
 * @throws Error that names the file, the line and the field that are wrong
 */
export async function checkHistory(
  folder: string,
  { name }: RecordKind,
  records: readonly LoadedRecord[],
): Promise<LoadedHistory | undefined> {
  const path = join(folder, archiveFiles.versions(name));
  if (!existsSync(path)) return undefined;
  const missing = new Map(records.map((record) => [record.id, versionsOf(record)]));
  let before = '';
  for await (const { record, version } of readVersions(path)) {
    const place = `${record} ${String(version).padStart(10, '0')}`;
    if (place <= before)
      throw new Error(`${path}: version ${version} of ${record} is out of order`);
    before = place;
    missing.get(record)?.delete(version);
  }
  const whole = records.filter((record) => record.version && missing.get(record.id)?.size === 0);
  return { path, whole: new Set(whole.filter(countsAsShown).map(({ id }) => id)) };
}

/** Every version of a file, one after the other. */
export async function* readVersions(path: string): AsyncGenerator<ExportedVersion> {
  let line = 0;
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const text of lines) {
    line += 1;
    const parsed = exportedVersionSchema.safeParse(readJsonText(text));
    if (!parsed.success) {
      throw new Error(`${path}: line ${line}: ${z.prettifyError(parsed.error)}`);
    }
    yield parsed.data;
  }
}

/** The versions that a whole history must contain. */
const versionsOf = ({ version, publishedVersion }: LoadedRecord) =>
  new Set([version, publishedVersion].filter((each) => each !== undefined && each !== null));

/** Whether the record has a public version exactly if it is public. */
const countsAsShown = ({ shown, publishedVersion }: LoadedRecord) =>
  (shown !== undefined) === (typeof publishedVersion === 'number');
