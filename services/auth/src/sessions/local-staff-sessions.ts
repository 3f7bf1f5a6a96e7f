import { Injectable } from '@nestjs/common';
import type { SessionOwner } from '@town/contracts/staff/roles';
import type { StaffSessions } from '@town/service-kit/staff/staff-sessions';
import { createLocalJWKSet, type JWSHeaderParameters } from 'jose';
import { SigningKeys } from '../keys/signing-keys.js';
import { SessionOwners } from './session-owners.js';

/** Reads sessions from this service's own database; the other services use HTTP. */
@Injectable()
export class LocalStaffSessions implements StaffSessions {
  constructor(
    private readonly keys: SigningKeys,
    private readonly owners: SessionOwners,
  ) {}

  readonly findKey = async (header: JWSHeaderParameters) =>
    createLocalJWKSet({ keys: await this.keys.publicKeys() })(header);

  findOwner(sessionId: string): Promise<SessionOwner | undefined> {
    return this.owners.find(sessionId);
  }
}
