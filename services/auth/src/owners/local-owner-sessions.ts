import { Injectable } from '@nestjs/common';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import type { OwnerSessions } from '@town/service-kit/owners/owner-sessions';
import { OwnerSessionStore } from './owner-session-store.js';

/** Reads sessions from this service's own database; the other services use HTTP. */
@Injectable()
export class LocalOwnerSessions implements OwnerSessions {
  constructor(private readonly sessions: OwnerSessionStore) {}

  async find(secret: string): Promise<OwnerIdentity | undefined> {
    const found = await this.sessions.find(secret);
    return found && { ownerId: found.ownerId, email: found.email };
  }
}
