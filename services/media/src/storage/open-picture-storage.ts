import { openBucket } from '@town/object-storage/open-bucket';
import type { MediaConfig } from '../media-config.js';
import { BucketStorage } from './bucket-storage.js';
import { FolderStorage } from './folder-storage.js';
import type { PictureStorage } from './picture-storage.js';

/** Opens the bucket of the configuration, or the folder where there is none. */
export async function openPictureStorage({
  bucket,
  folder,
}: Pick<MediaConfig, 'bucket' | 'folder'>): Promise<PictureStorage> {
  return bucket ? new BucketStorage(await openBucket(bucket)) : new FolderStorage(folder);
}
