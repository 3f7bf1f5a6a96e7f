import type { Bucket } from '@town/object-storage/bucket';
import { immutable } from '@town/object-storage/immutable';
import { fileName, type PictureFile, PictureStorage } from './picture-storage.js';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Pictures in a bucket, from which the gateway fetches them. */
export class BucketStorage extends PictureStorage {
  constructor(private readonly bucket: Bucket) {
    super();
  }

  /** An existing file is not replaced: a name always stands for the same content. */
  override async store(hash: string, files: readonly PictureFile[]): Promise<void> {
    for (const file of files) {
      const headers = { type: types[file.format], cacheControl: immutable };
      await this.bucket.put(`${hash}/${fileName(file)}`, file.content, headers);
    }
  }

  override async read(path: string): Promise<Uint8Array> {
    const object = await this.bucket.get(path);
    if (!object) throw new Error(`The bucket has no ${path}`);
    return object.content;
  }

  override remove(hash: string): Promise<void> {
    return this.bucket.removeAll(`${hash}/`);
  }
}
