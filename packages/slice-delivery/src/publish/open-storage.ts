import { join } from 'node:path';
import { openBucket } from '@town/object-storage/open-bucket';
import { BucketStorage } from './bucket-storage.js';
import { FolderStorage } from './folder-storage.js';
import type { SliceStorage } from './slice-storage.js';

/**
 * Opens the storage that the environment names: the bucket `SLICES_BUCKET` (with `SLICES_PREFIX`,
 * the AWS variables, and `SLICES_S3_ENDPOINT` for a bucket that is not Amazon's), or the folder
 * `SLICES_DIR`, or the local stack's folder in `DATA_DIR`.
 */
export async function openStorage(env: NodeJS.ProcessEnv, dataDir: string): Promise<SliceStorage> {
  const name = env['SLICES_BUCKET'];
  if (!name) return new FolderStorage(env['SLICES_DIR'] || join(dataDir, 'slices'));
  const bucket = await openBucket({
    name,
    prefix: env['SLICES_PREFIX'],
    endpoint: env['SLICES_S3_ENDPOINT'],
    region: env['AWS_REGION'],
  });
  return new BucketStorage(bucket);
}
