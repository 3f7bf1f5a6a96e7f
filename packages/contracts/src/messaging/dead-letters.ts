import * as z from 'zod/mini';

/**
 * Where an operator asks a service to try its dead letters once more (POST). The gateway does not
 * route it.
 */
export const replayDeadLettersPath = '/internal/dead-letters/replay';

export const replaySchema = z.object({ handled: z.number(), failed: z.number() });

/** How many dead letters were handled, and how many still cannot be. */
export type Replay = z.infer<typeof replaySchema>;
