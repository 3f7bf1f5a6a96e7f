import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ExportedPicture, filesOfPicture } from '@town/contracts/export/town-archive';
import { pictureAdded } from '@town/contracts/pictures/events';
import type { Client } from 'pg';
import { enqueue } from './enqueue.js';

/** Copies the files of pictures. Those that are there already stay: a name has one content, for ever. */
export function copyPictures(
  pictures: readonly ExportedPicture[],
  source: string,
  target: string,
): void {
  for (const path of pictures.flatMap(filesOfPicture)) {
    const file = join(target, path);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(source, path), `${file}.tmp`);
    renameSync(`${file}.tmp`, file);
  }
}

/** Puts pictures into the library whose files are there. The other services learn of each by its event. */
export async function addPictures(
  client: Client,
  pictures: readonly ExportedPicture[],
): Promise<void> {
  for (const picture of pictures) {
    const { id, hash, width, height, largest, alt, focalX, focalY } = picture;
    const added = await client.query(
      `insert into pictures (id, hash, width, height, largest, alt, focal_x, focal_y, placeholder,
         created_at, stored_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now()) on conflict do nothing`,
      [
        ...[id, hash, width, height, largest, alt, focalX, focalY],
        ...[picture.placeholder, picture.createdAt],
      ],
    );
    if (added.rowCount) await enqueue(client, 'media', pictureAdded, picture);
  }
}
