import * as z from 'zod/mini';
import { recordId } from './record-id.js';

/** A news article; `content` is sanitised HTML. */
export const newsArticleSchema = z.object({
  id: recordId,
  title: z.string(),
  content: z.string(),
  /** `general`, `tourism` and others. */
  category: z.string(),
  /** ISO 8601 instant. */
  publishedDate: z.iso.datetime(),
  author: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
});
newsArticleSchema.register(z.globalRegistry, { id: 'NewsArticle' });
export type NewsArticle = z.infer<typeof newsArticleSchema>;
