import * as z from 'zod/mini';

/** The path at which a server of the site reports its canaries' counts. The gateway does not route it. */
export const canaryStatePath = '/internal/slices/canaries';

/** Different visitors who received a version, and those for whom it failed. */
const counts = { visitors: z.int(), failed: z.int() };

/** The counts of one canary on one server of the site. */
const canaryStateSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Whether it failed too often, so that the server serves the stable version instead. */
  suspended: z.boolean(),
  ...counts,
  /** The counts of the stable version; missing from servers of an earlier release. */
  stable: z.optional(z.object(counts)),
});
export type CanaryState = z.infer<typeof canaryStateSchema>;

/** The response at `canaryStatePath`. */
export const canaryStatesSchema = z.object({ canaries: z.array(canaryStateSchema) });
