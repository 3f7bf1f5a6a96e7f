import { readConfig } from '@town/process-kit/read-config';
import * as z from 'zod/mini';

const schema = z.object({
  /** After so many minutes without a request a session ends; 480 and more leave it its eight hours. */
  STAFF_IDLE_MINUTES: z._default(z.pipe(z.coerce.number(), z.int().check(z.positive())), 30),
});

/** Injection token of how long a session may be unused. */
export const IDLE_MINUTES = Symbol('IDLE_MINUTES');

export function readIdleMinutes(): number {
  return readConfig(schema).STAFF_IDLE_MINUTES;
}
