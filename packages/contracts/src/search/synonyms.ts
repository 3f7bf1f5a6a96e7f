import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';

const message = 'Please write two to twelve words of letters and digits';

/** Synonyms for the search: each word of a group finds the others. */
export const synonymsCallSchema = z.object({
  words: z
    .array(
      z
        .string({ error: message })
        .check(z.trim(), z.toLowerCase(), z.regex(/^[\p{L}\p{N}]{2,40}$/u, message)),
      { error: message },
    )
    .check(
      z.minLength(2, message),
      z.maxLength(12, message),
      z.refine((words) => new Set(words).size === words.length, 'A word is there twice'),
    ),
});
synonymsCallSchema.register(z.globalRegistry, { id: 'SynonymsCall' });
export type SynonymsCall = z.output<typeof synonymsCallSchema>;

/** A group of words that mean the same. */
export const synonymsSchema = z.object({
  id: recordId,
  words: z.array(z.string()),
  /** Increases with every change. */
  version: z.int(),
});
synonymsSchema.register(z.globalRegistry, { id: 'Synonyms' });
export type Synonyms = z.infer<typeof synonymsSchema>;

/** A search that found nothing, counted without the person. */
export const missedSearchSchema = z.object({
  words: z.string(),
  /** How often in the last 90 days. */
  count: z.int(),
  /** The last time, as a day of the town's calendar. */
  lastOn: z.iso.date(),
});
missedSearchSchema.register(z.globalRegistry, { id: 'MissedSearch' });
export type MissedSearch = z.infer<typeof missedSearchSchema>;
