import type { SessionOwner } from '@town/contracts/staff/roles';
import type { CryptoKey, JWSHeaderParameters } from 'jose';

/** Looks up the signing keys and the sessions of staff tokens. */
export abstract class StaffSessions {
  /** The public key that a token's header names. Throws a JOSEError if there is none. */
  abstract readonly findKey: (header: JWSHeaderParameters) => Promise<CryptoKey>;
  /** The session's owner; undefined after a sign-out or a revocation, or when the account is disabled. */
  abstract findOwner(sessionId: string): Promise<SessionOwner | undefined>;
}
