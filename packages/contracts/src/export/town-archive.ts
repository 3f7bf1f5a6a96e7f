/**
 * The archive of a whole town: the response of `GET /api/admin/export`, which another town can load. It is a
 * zip with `town.json`, `settings.json`, one JSON and one CSV file for each kind of record and one
 * with their history, `pictures.json` and the pictures' files. JSON is what is loaded; CSV is for
 * spreadsheets.
 * @module
 */
import * as z from 'zod/mini';
import { pictureFormats, widthsUpTo } from '../pictures/files.js';
import { pictureSchema } from '../pictures/record.js';
import { pictureHash } from '../pictures/uses.js';

/** The names of the files that every archive has. */
export const archiveFiles = {
  manifest: 'town.json',
  settings: 'settings.json',
  pictures: 'pictures.json',
  records: (kind: string) => `${kind}.json`,
  /** One version in each line, by record and version. Older archives lack it. */
  versions: (kind: string) => `${kind}-versions.ndjson`,
  table: (kind: string) => `${kind}.csv`,
  picture: (path: string) => `pictures/${path}`,
} as const;

/** Marks a folder or a zip as the archive of a whole town, and names its format. */
export const archiveManifestSchema = z.object({
  format: z.literal('town-guide'),
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
});

/** A picture of the library. Its files keep their names, so that addresses in texts stay right. */
export const exportedPictureSchema = z.extend(
  z.pick(pictureSchema, { id: true, alt: true, focalX: true, focalY: true, placeholder: true }),
  {
    hash: pictureHash,
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    /** The width of the widest file. */
    largest: z.int().check(z.positive(), z.maximum(9_999)),
    createdAt: z.iso.datetime(),
  },
);
export type ExportedPicture = z.output<typeof exportedPictureSchema>;

/** The files of a picture: `<hash>/<width>.<format>`. */
export function filesOfPicture({ hash, largest }: Pick<ExportedPicture, 'hash' | 'largest'>) {
  return widthsUpTo(largest).flatMap((width) =>
    pictureFormats.map((format) => `${hash}/${width}.${format}`),
  );
}
