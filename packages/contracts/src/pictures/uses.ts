import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';

/** Names the content of a picture. */
export const pictureHash = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, 'hash must be 32 hexadecimal digits'));

/** Where a service says which pictures its records use; the gateway routes none of this. */
export const pictureUsesPath = '/internal/picture-uses';

/** Where it says which records use one. */
export const pictureUsesOf = (hash: string): string => `${pictureUsesPath}/${hash}`;

/** Where it says which ones they use apart from what earlier versions of them show. */
export const currentPictureUsesPath = `${pictureUsesPath}?current=true`;
export const pictureUsesQuerySchema = z.object({ current: z.optional(z.literal('true')) });

/** Whether to remove a picture that nothing but earlier versions of records shows. */
export const pictureRemovalSchema = z.object({ earlierVersions: z.optional(z.literal('true')) });

/** What a service answers that is asked which pictures its records use. */
export const pictureUsesSchema = z.object({ hashes: z.array(z.string()) });
export type PictureUsesAnswer = z.infer<typeof pictureUsesSchema>;

/** A record that mentions a picture. */
const pictureRecordSchema = z.object({
  /** As in the addresses of the API. */
  kind: z.string(),
  id: recordId,
  title: z.string(),
  /** Whether only versions mention it that are neither the newest nor the one that the public sees. */
  isEarlier: z.boolean(),
});
export type PictureRecord = z.infer<typeof pictureRecordSchema>;

/** What it answers about one: not more than 20 records, those first that mention it now. */
export const pictureRecordsSchema = z.object({ records: z.array(pictureRecordSchema) });
export type PictureRecordsAnswer = z.infer<typeof pictureRecordsSchema>;
