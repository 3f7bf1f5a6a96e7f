import * as z from 'zod/mini';
import { pictureFields } from '../pictures/fields.js';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';

/** A news article; `content` is sanitised HTML. */
export const newsArticleSchema = z.object({
  id: recordId,
  /** Names it in addresses: unique within its kind. */
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  /** `general`, `tourism` and others. */
  category: z.string(),
  /** ISO 8601 instant. */
  publishedDate: z.iso.datetime(),
  author: z.nullable(z.string()),
  ...pictureFields,
  ...translatedFields,
});
newsArticleSchema.register(z.globalRegistry, { id: 'NewsArticle' });
export type NewsArticle = z.infer<typeof newsArticleSchema>;
