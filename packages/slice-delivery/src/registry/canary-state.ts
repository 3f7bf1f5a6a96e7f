import * as z from 'zod/mini';

/** Where a server of the site answers how its canaries do. The gateway does not route it. */
export const canaryStatePath = '/internal/slices/canaries';

/** Different visitors who received a version, and those for whom it failed. */
const counts = { visitors: z.int(), failed: z.int() };

/** How one canary does, as one server of the site has counted. */
const canaryStateSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Whether it failed too often, so that the server serves the stable version instead. */
  suspended: z.boolean(),
  ...counts,
  /** The same of the stable version. Servers of an earlier release do not name it. */
  stable: z.optional(z.object(counts)),
});
export type CanaryState = z.infer<typeof canaryStateSchema>;

/** The answer at `canaryStatePath`. */
export const canaryStatesSchema = z.object({ canaries: z.array(canaryStateSchema) });
