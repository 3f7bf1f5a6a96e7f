import * as z from 'zod/mini';

/** A browser's report of a slice that failed: which one and when, nothing about the visitor. */
export const sliceReportSchema = z.strictObject({
  slice: z.string().check(z.regex(/^mfe-[a-z0-9-]{1,40}$/)),
  version: z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,60}$/)),
  phase: z.enum(['load', 'render']),
});
export type SliceReport = z.infer<typeof sliceReportSchema>;
