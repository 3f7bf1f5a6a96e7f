import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';

/** From the gravest to the mildest. */
export const noticeLevels = ['emergency', 'warning', 'notice'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/** A notice that every page shows while it holds. */
export const noticeSchema = z.object({
  id: recordId,
  slug: z.string(),
  level: z.enum(noticeLevels),
  text: z.string(),
  /** Where it holds; null or left out for everywhere. An earlier release does not say. */
  place: z.optional(z.nullable(z.string())),
  url: z.nullable(z.string()),
  /** ISO 8601 instants. */
  startsAt: z.iso.datetime(),
  endsAt: z.nullable(z.iso.datetime()),
  ...translatedFields,
});
noticeSchema.register(z.globalRegistry, { id: 'Notice' });
export type Notice = z.infer<typeof noticeSchema>;
