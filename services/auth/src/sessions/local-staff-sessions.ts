import { createPublicKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StaffSessions } from '@town/service-kit/staff/staff-sessions';
import { SigningKeys } from '../keys/signing-keys.js';
import { SessionsService } from './sessions-service.js';

/** What other services ask for is at hand here. */
@Injectable()
export class LocalStaffSessions implements StaffSessions {
  constructor(
    private readonly keys: SigningKeys,
    private readonly sessions: SessionsService,
  ) {}

  async publicKey(kid: string): Promise<KeyObject | undefined> {
    const key = (await this.keys.publicKeys()).find((each) => each.kid === kid);
    return key && createPublicKey({ key, format: 'jwk' });
  }

  isActive(sessionId: string): Promise<boolean> {
    return this.sessions.isActive(sessionId);
  }
}
