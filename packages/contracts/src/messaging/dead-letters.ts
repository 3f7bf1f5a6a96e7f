import * as z from 'zod/mini';

/**
 * The path at which an operator makes a service retry its dead letters (POST). The gateway does not route it.
 */
export const replayDeadLettersPath = '/internal/dead-letters/replay';

export const replaySchema = z.object({
  handled: z.number(),
  failed: z.number(),
  /** Letters that the replay left for the next one; a service of an earlier release does not count them. */
  notReached: z._default(z.number(), 0),
});

/** The number of dead letters that were handled, that failed again, and that were not tried. */
export type Replay = z.infer<typeof replaySchema>;
