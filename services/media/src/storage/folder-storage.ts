import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileName, type PictureFile, PictureStorage } from './picture-storage.js';

/** Pictures in a local or mounted folder, which the gateway reads. */
export class FolderStorage extends PictureStorage {
  constructor(private readonly folder: string) {
    super();
  }

  /** Files are written atomically. */
  override async store(hash: string, files: readonly PictureFile[]): Promise<void> {
    const folder = join(this.folder, hash);
    await mkdir(folder, { recursive: true });
    for (const file of files) {
      const path = join(folder, fileName(file));
      const unfinished = `${path}.${randomUUID()}.tmp`;
      await writeFile(unfinished, file.content, { flush: true });
      await rename(unfinished, path);
    }
  }

  override read(path: string): Promise<Uint8Array> {
    return readFile(join(this.folder, path));
  }

  override async remove(hash: string): Promise<void> {
    await rm(join(this.folder, hash), { recursive: true, force: true });
  }
}
