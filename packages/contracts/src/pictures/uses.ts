import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';

/** Names the content of a picture. */
export const pictureHash = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, 'hash must be 32 hexadecimal digits'));

/**
 * The path at which a service lists the pictures that its records use; the gateway routes none of these
 * paths.
 */
export const pictureUsesPath = '/internal/picture-uses';

/** The path for the records that use one picture. */
export const pictureUsesOf = (hash: string): string => `${pictureUsesPath}/${hash}`;

/** Where it says which ones they use apart from what earlier versions of them show. */
export const currentPictureUsesPath = `${pictureUsesPath}?current=true`;
export const pictureUsesQuerySchema = z.object({ current: z.optional(z.literal('true')) });

/** Whether to remove a picture that nothing but earlier versions of records shows. */
export const pictureRemovalSchema = z.object({ earlierVersions: z.optional(z.literal('true')) });

/** The response with the hashes of the pictures that a service's records use. */
export const pictureUsesSchema = z.object({ hashes: z.array(z.string()) });
export type PictureUsesAnswer = z.infer<typeof pictureUsesSchema>;

/** A record that mentions a picture. */
const pictureRecordSchema = z.object({
  /** As in the addresses of the API. */
  kind: z.string(),
  id: recordId,
  title: z.string(),
  /** Whether only earlier versions mention it, neither the newest nor the public one. */
  isEarlier: z.boolean(),
});
export type PictureRecord = z.infer<typeof pictureRecordSchema>;

/** The response for one picture: at most 20 records of each service, first those that use it now. */
export const pictureRecordsSchema = z.object({ records: z.array(pictureRecordSchema) });
pictureRecordsSchema.register(z.globalRegistry, { id: 'PictureRecords' });
export type PictureRecordsAnswer = z.infer<typeof pictureRecordsSchema>;
