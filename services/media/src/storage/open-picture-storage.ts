import { openBucket } from '@town/object-storage/open-bucket';
import type { MediaConfig } from '../media-config.js';
import { BucketStorage } from './bucket-storage.js';
import { FolderStorage } from './folder-storage.js';
import type { PictureStorage } from './picture-storage.js';

/** Opens the configured bucket, or the folder if there is none. */
export async function openPictureStorage({
  bucket,
  folder,
}: Pick<MediaConfig, 'bucket' | 'folder'>): Promise<PictureStorage> {
  return bucket ? new BucketStorage(await openBucket(bucket)) : new FolderStorage(folder);
}
