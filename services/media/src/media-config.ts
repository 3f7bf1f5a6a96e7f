import type { BucketAddress } from '@town/object-storage/open-bucket';
import { readConfig } from '@town/process-kit/read-config';
import * as z from 'zod/mini';

const wholeNumber = (fallback: number) =>
  z._default(z.pipe(z.coerce.number(), z.int().check(z.positive())), fallback);

const schema = z.object({
  /** The folder of the pictures' files, unless they are in a bucket. */
  PICTURES_DIR: z._default(z.string(), '.local/pictures'),
  /** An S3 bucket, for production. Its credentials are in the usual AWS variables. */
  PICTURES_BUCKET: z.optional(z.string()),
  PICTURES_PREFIX: z.optional(z.string()),
  /** The endpoint of a bucket outside Amazon. */
  PICTURES_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  AWS_REGION: z.optional(z.string()),
  /** Services whose records show pictures; without both of them no picture is ever removed. */
  CATALOG_URL: z.optional(z.url({ protocol: /^https?$/ })),
  CONTENT_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Number of uploads that one process accepts at once: one is processed, the others wait. */
  UPLOAD_PLACES: wholeNumber(4),
  /** How long an unused picture stays in the library. */
  UNUSED_PICTURE_DAYS: wholeNumber(30),
});

export interface MediaConfig {
  folder: string;
  /** The bucket that replaces the folder. */
  bucket: BucketAddress | undefined;
  /** Addresses of the services whose records show pictures, if both are known. */
  recordServices: { catalog: string; content: string } | undefined;
  uploadPlaces: number;
  unusedDays: number;
}

/** Injection token of the service's own configuration. */
export const MEDIA_CONFIG = Symbol('MEDIA_CONFIG');

export function readMediaConfig(): MediaConfig {
  const config = readConfig(schema);
  const { CATALOG_URL, CONTENT_URL } = config;
  return {
    folder: config.PICTURES_DIR,
    bucket: config.PICTURES_BUCKET
      ? {
          name: config.PICTURES_BUCKET,
          prefix: config.PICTURES_PREFIX,
          endpoint: config.PICTURES_S3_ENDPOINT,
          region: config.AWS_REGION,
        }
      : undefined,
    recordServices:
      CATALOG_URL && CONTENT_URL ? { catalog: CATALOG_URL, content: CONTENT_URL } : undefined,
    uploadPlaces: config.UPLOAD_PLACES,
    unusedDays: config.UNUSED_PICTURE_DAYS,
  };
}
