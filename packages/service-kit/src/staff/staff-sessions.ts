import type { KeyObject } from 'node:crypto';

/** What is known of staff tokens beyond the token itself. */
export abstract class StaffSessions {
  /** The public key of an id; undefined when there is no such key. */
  abstract publicKey(kid: string): Promise<KeyObject | undefined>;
  /** Whether a session goes on: not signed out, not revoked, its account not disabled. */
  abstract isActive(sessionId: string): Promise<boolean>;
}
