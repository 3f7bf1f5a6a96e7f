import { S3Client } from '@aws-sdk/client-s3';
import { Bucket } from '@town/object-storage/bucket';
import { FakeBucket } from '@town/object-storage/testing/fake-bucket';
import { BucketStorage } from '../publish/bucket-storage.js';

/** The slices of a site in a fake bucket. */
export function fakeBucketStorage(bucket: FakeBucket): BucketStorage {
  const client = new S3Client({
    endpoint: bucket.endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: FakeBucket.account,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return new BucketStorage(new Bucket(client, bucket.name, 'site/'));
}
