import type { SessionOwner } from '@town/contracts/staff/roles';
import type { CryptoKey, JWSHeaderParameters } from 'jose';

/** What the auth service knows about staff tokens beyond the token itself. */
export abstract class StaffSessions {
  /** Finds the public key that a token's header names. Throws a JOSEError if there is none. */
  abstract readonly findKey: (header: JWSHeaderParameters) => Promise<CryptoKey>;
  /** Whose session it is; undefined once it is signed out, revoked, or its account disabled. */
  abstract findOwner(sessionId: string): Promise<SessionOwner | undefined>;
}
