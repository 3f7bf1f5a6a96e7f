import { Injectable } from '@nestjs/common';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import type { OwnerSessions } from '@town/service-kit/owners/owner-sessions';
import { OwnerSessionStore } from './owner-session-store.js';

/** Reads from this service's own database what other services ask for over HTTP. */
@Injectable()
export class LocalOwnerSessions implements OwnerSessions {
  constructor(private readonly sessions: OwnerSessionStore) {}

  async find(secret: string): Promise<OwnerIdentity | undefined> {
    const found = await this.sessions.find(secret);
    return found && { ownerId: found.ownerId, email: found.email };
  }
}
