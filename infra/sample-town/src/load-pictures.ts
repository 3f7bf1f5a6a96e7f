import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ExportedPicture, filesOfPicture } from '@town/contracts/export/town-archive';
import { pictureAdded } from '@town/contracts/pictures/events';
import type { Client } from 'pg';
import { enqueue } from './enqueue.js';
import { inTransaction } from './in-transaction.js';
import type { ExportedTown } from './read-exported-town.js';

/**
 * Loads the pictures of an exported town. Existing files stay, because a file name always stands for the
 * same content.
 * @param mediaUrl the address of the media service's database
 * @param target the folder of the pictures' files
 */
export async function loadPictures(
  { pictures, picturesFolder }: ExportedTown,
  mediaUrl: string,
  target: string,
): Promise<void> {
  for (const path of pictures.flatMap(filesOfPicture)) {
    const file = join(target, path);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(picturesFolder, path), `${file}.tmp`);
    renameSync(`${file}.tmp`, file);
  }
  await inTransaction(mediaUrl, (client) => addPictures(client, pictures));
}

/** Adds pictures with existing files to the library. Events tell the other services about them. */
async function addPictures(client: Client, pictures: readonly ExportedPicture[]): Promise<void> {
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
