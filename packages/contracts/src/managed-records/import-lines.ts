/**
 * The answer to an import of many rows, for a caller that accepts lines of JSON: how many rows are done,
 * from time to time, and then the report or what has stopped it. A short import is answered at once, as
 * for any other caller.
 * @module
 */
import * as z from 'zod/mini';
import { problemSchema } from '../api/problem.js';
import { importReportSchema } from './calls.js';

/** The media type of such an answer. */
export const importLines = 'application/x-ndjson';

/** One line; only one of its members is there. */
export const importLineSchema = z.object({
  /** Of the file's rows; nothing is stored before the report. */
  done: z.optional(z.int()),
  report: z.optional(importReportSchema),
  problem: z.optional(problemSchema),
});
export type ImportLine = z.infer<typeof importLineSchema>;
