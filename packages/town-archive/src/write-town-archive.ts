/**
 * Writes the archive of a whole town, file by file, while somebody reads it: one kind of records, one
 * page of their history or one picture's file is in memory at a time. The media service answers `GET /api/admin/export` with it,
 * and the command `export-town` writes it to a file; each has its own sources.
 */
import { PassThrough, Readable } from 'node:stream';
import type { ExportedRecord } from '@town/contracts/export/exported-record';
import type { ExportedVersion } from '@town/contracts/export/exported-version';
import {
  archiveFiles,
  archiveManifestSchema,
  type ExportedPicture,
  filesOfPicture,
} from '@town/contracts/export/town-archive';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import type { TownSettings } from '@town/contracts/settings/town-settings';
import { recordsCsv } from '@town/managed-records/transfer/exported-records';
import { ZipFile } from 'yazl';

/** The sources of an archive. Each is called when its file is written. */
export interface TownSources {
  settings: () => Promise<TownSettings>;
  /** Every record of a kind, in every state. */
  records: (kind: RecordKind) => Promise<readonly ExportedRecord[]>;
  /** Every version of every record of a kind, by record and version. */
  versions: (kind: RecordKind) => AsyncIterable<ExportedVersion>;
  /** Called after all records, so that it includes pictures added to a record in the meantime. */
  pictures: () => Promise<readonly ExportedPicture[]>;
  /** A file of a picture: `<hash>/<width>.<format>`. */
  pictureFile: (path: string) => Promise<Uint8Array>;
}

type Content = string | Uint8Array;

/**
 * The archive as a stream. It fails with the error of a source. The part that was read until then is not a
 * valid archive, because a zip's directory comes last.
 */
export function writeTownArchive(sources: TownSources, now: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  const add = (name: string, read: () => Promise<Content>, compress = true) =>
    zip.addReadStreamLazy(name, { mtime: now, compress }, (answer) => {
      read().then(
        (content) => answer(null, Readable.from([Buffer.from(content)])),
        (error: unknown) => answer(error, Readable.from([])),
      );
    });
  const manifest = { format: 'town-guide', version: 1, exportedAt: now.toISOString() };
  add(archiveFiles.manifest, async () => json(archiveManifestSchema.parse(manifest)));
  add(archiveFiles.settings, async () => json(await sources.settings()));
  for (const kind of managedKinds) {
    addRecords(add, sources, kind);
    zip.addReadStreamLazy(archiveFiles.versions(kind.name), { mtime: now }, (answer) => {
      const lines = Readable.from(linesOf(sources.versions(kind)));
      answer(
        null,
        lines.on('error', (error) => output.destroy(error)),
      );
    });
  }
  add(archiveFiles.pictures, async () => {
    const pictures = await sources.pictures();
    for (const path of pictures.flatMap(filesOfPicture)) {
      add(archiveFiles.picture(path), () => sources.pictureFile(path), false);
    }
    zip.end();
    return json(pictures);
  });
  zip.outputStream.pipe(output);
  return output;
}

/** Reads the records of a kind once, so that its two files have the same content. */
function addRecords(
  add: (name: string, read: () => Promise<Content>) => void,
  { records }: TownSources,
  kind: RecordKind,
): void {
  let csv = '';
  add(archiveFiles.records(kind.name), async () => {
    const found = await records(kind);
    csv = recordsCsv(kind, found);
    return json(found);
  });
  add(archiveFiles.table(kind.name), async () => {
    const content = csv;
    csv = '';
    return content;
  });
}

async function* linesOf(versions: AsyncIterable<ExportedVersion>): AsyncGenerator<string> {
  for await (const version of versions) yield `${JSON.stringify(version)}\n`;
}

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
