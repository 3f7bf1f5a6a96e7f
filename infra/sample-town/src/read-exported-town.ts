import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exportedRecordSchema } from '@town/contracts/export/exported-record';
import {
  archiveFiles,
  archiveManifestSchema,
  type ExportedPicture,
  exportedPictureSchema,
  filesOfPicture,
} from '@town/contracts/export/town-archive';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import {
  draftSchema,
  publishedSchema,
  type RecordContent,
  type RecordKind,
} from '@town/contracts/managed-records/record-kind';
import { townSettingsSchema } from '@town/contracts/settings/town-settings';
import * as z from 'zod/mini';
import type { LoadedKind, LoadedRecord, LoadedTown } from './loaded-town.js';
import { checkHistory } from './read-history.js';
import { readJsonFile } from './read-json-file.js';

/** An exported town. */
export interface ExportedTown extends LoadedTown {
  pictures: readonly ExportedPicture[];
  /** The folder of the pictures' files. */
  picturesFolder: string;
}

/** Whether a folder holds an exported town rather than a hand-written one. */
export const isExportedTown = (folder: string) => existsSync(join(folder, archiveFiles.manifest));

/**
 * Reads an exported town from a folder.
 * @throws Error that names the file and the field that are wrong
 */
export async function readExportedTown(folder: string): Promise<ExportedTown> {
  readJsonFile(folder, archiveFiles.manifest, archiveManifestSchema);
  const pictures = readJsonFile(folder, archiveFiles.pictures, z.array(exportedPictureSchema));
  const picturesFolder = join(folder, 'pictures');
  for (const path of pictures.flatMap(filesOfPicture)) {
    if (!existsSync(join(picturesFolder, path))) {
      throw new Error(`${join(picturesFolder, path)} is missing`);
    }
  }
  const slugs = new Set<string>();
  const kinds: LoadedKind[] = [];
  for (const kind of managedKinds) {
    const records = readRecords(folder, kind, slugs);
    kinds.push({ kind, records, history: await checkHistory(folder, kind, records) });
  }
  return {
    settings: readJsonFile(folder, archiveFiles.settings, townSettingsSchema),
    records: kinds,
    pictures,
    picturesFolder,
  };
}

/** @param slugs those of other records; this adds its own */
function readRecords(folder: string, kind: RecordKind, slugs: Set<string>): LoadedRecord[] {
  const file = archiveFiles.records(kind.name);
  if (!existsSync(join(folder, file))) return [];
  const records = readJsonFile(folder, file, z.array(exportedRecordSchema));
  return records.map((record, index) => {
    for (const address of new Set([record.slug, ...record.formerSlugs])) {
      const name = `${kind.slugScope}/${address}`;
      if (slugs.has(name)) throw new Error(`${join(folder, file)}: ${index}.slug comes twice`);
      slugs.add(name);
    }
    const check = (schema: z.ZodMiniType<RecordContent>, content: unknown) => {
      const parsed = schema.safeParse(content);
      if (parsed.success) return parsed.data;
      throw new Error(`${join(folder, file)}: record ${index}: ${z.prettifyError(parsed.error)}`);
    };
    const { id, slug, formerSlugs, externalId, state, publishAt, withdrawAt } = record;
    const { published, version, publishedVersion } = record;
    const isWhole = state === 'published' && !published;
    const content = check(isWhole ? publishedSchema(kind) : draftSchema(kind), record);
    const shown = isWhole ? content : published && check(publishedSchema(kind), published);
    return {
      ...{ id, slug, formerSlugs, externalId, state, publishAt, withdrawAt, content },
      ...{ version, publishedVersion },
      shown: shown ?? undefined,
    };
  });
}
