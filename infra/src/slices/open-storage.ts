import { join } from 'node:path';
import { FolderStorage } from './folder-storage.js';
import type { SliceStorage } from './slice-storage.js';

/**
 * The storage that the environment names: `SLICES_BUCKET` (with `SLICES_S3_ENDPOINT` for one that is
 * not Amazon's, `SLICES_PREFIX`, and the AWS variables for who we are), or the folder `SLICES_DIR`,
 * or the local stack's in `DATA_DIR`.
 */
export async function openStorage(env: NodeJS.ProcessEnv, dataDir: string): Promise<SliceStorage> {
  const bucket = env['SLICES_BUCKET'];
  if (!bucket) return new FolderStorage(env['SLICES_DIR'] || join(dataDir, 'slices'));
  // Loaded where it is needed: a rollback on a folder must not wait for it.
  const [{ S3Client }, { BucketStorage }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./bucket-storage.js'),
  ]);
  const endpoint = env['SLICES_S3_ENDPOINT'];
  const client = new S3Client({
    region: env['AWS_REGION'] || 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every store that speaks S3 knows the newer checksums; the hashes are read back anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const prefix = env['SLICES_PREFIX']?.replace(/^\/+|\/+$/g, '');
  return new BucketStorage(client, bucket, prefix ? `${prefix}/` : '');
}
