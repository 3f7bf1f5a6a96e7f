import * as z from 'zod/mini';

/**
 * The path at which an operator makes a service retry its dead letters (POST). The gateway does not route it.
 */
export const replayDeadLettersPath = '/internal/dead-letters/replay';

export const replaySchema = z.object({ handled: z.number(), failed: z.number() });

/** The number of dead letters that were handled, and of those that failed again. */
export type Replay = z.infer<typeof replaySchema>;
