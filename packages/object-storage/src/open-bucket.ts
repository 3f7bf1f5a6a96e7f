import type { Bucket } from './bucket.js';

/** The location of a bucket. The credentials come from the usual AWS variables. */
export interface BucketAddress {
  name: string;
  /** The part of the bucket to use, without slashes around it. */
  prefix?: string | undefined;
  /** The endpoint of a bucket outside Amazon. */
  endpoint?: string | undefined;
  region?: string | undefined;
}

/**
 * Opens a bucket. The AWS client is imported only here: a program that works with a folder does not wait for
 * it, and does not keep it in memory.
 */
export async function openBucket({
  name,
  prefix,
  endpoint,
  region,
}: BucketAddress): Promise<Bucket> {
  const [{ S3Client }, { Bucket }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./bucket.js'),
  ]);
  const client = new S3Client({
    region: region || 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every S3 store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const folder = prefix?.replace(/^\/+|\/+$/g, '');
  return new Bucket(client, name, folder ? `${folder}/` : '');
}
