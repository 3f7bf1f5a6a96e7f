import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StackError } from '@town/dev-stack/lib/stack-error';
import type { BackupManifest } from './backup-manifest.js';

type Pictures = NonNullable<BackupManifest['pictures']>;

/** The folder of the pictures within a backup. */
export const picturesOf = (backup: string): string => join(backup, 'pictures');

/** The name of a finished picture file. Files with other names are unfinished. */
const pictureFile = /^[0-9a-f]{32}[/\\]\d+\.(avif|webp|jpg)$/;

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Copies the pictures after the databases were read. Files remain an hour longer than their rows, so every
 * picture in the backup's rows has its file.
 */
export function backupPictures(source: string, backup: string): Pictures {
  const files = existsSync(source)
    ? readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
        pictureFile.test(path),
      )
    : [];
  return Object.fromEntries(
    files.sort().map((path) => {
      copy(join(source, path), join(picturesOf(backup), path));
      return [path, hashOf(join(picturesOf(backup), path))];
    }),
  );
}

/**
 * Checks that the files have the content that the backup recorded.
 * @throws StackError that names the first wrong one
 */
export function verifyPictures(pictures: Pictures, backup: string): void {
  for (const [path, hash] of Object.entries(pictures)) {
    const file = join(picturesOf(backup), path);
    if (!pictureFile.test(path) || !existsSync(file) || hashOf(file) !== hash) {
      throw new StackError(`${file} is not what was backed up.`);
    }
  }
}

/**
 * Copies the pictures back. Existing files stay, because a file name always stands for the same content.
 */
export function restorePictures(pictures: Pictures, backup: string, target: string): void {
  for (const path of Object.keys(pictures)) {
    const file = join(target, path);
    if (!existsSync(file)) copy(join(picturesOf(backup), path), file);
  }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
