import * as z from 'zod/mini';

/** The error of one field of a request. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** An error answer of the API: RFC 9457 problem details, served as `application/problem+json`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  /** The same text as `detail`. */
  message: z.string(),
  /** Which fields are wrong, where the request's content is. */
  errors: z.optional(z.array(fieldErrorSchema)),
});
problemSchema.register(z.globalRegistry, { id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;
