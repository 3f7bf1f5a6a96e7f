import { readConfig } from '@town/process-kit/read-config';
import * as z from 'zod/mini';

const schema = z.object({
  /** A session ends after this many minutes without a request; 480 or more disables this limit. */
  STAFF_IDLE_MINUTES: z._default(z.pipe(z.coerce.number(), z.int().check(z.positive())), 30),
});

/** Injection token of the idle timeout. */
export const IDLE_MINUTES = Symbol('IDLE_MINUTES');

export function readIdleMinutes(): number {
  return readConfig(schema).STAFF_IDLE_MINUTES;
}
