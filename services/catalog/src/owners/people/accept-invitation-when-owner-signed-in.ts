import { Injectable } from '@nestjs/common';
import { ownerSignedIn } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { type EntityManager, IsNull } from 'typeorm';
import type * as z from 'zod/mini';
import { BusinessMemberEntity } from './business-member-entity.js';

/** Stores the account of an address for members who were invited before they had one. */
@Injectable()
@HandlesEvent({ contract: ownerSignedIn, name: 'accept-invitation-when-owner-signed-in' })
export class AcceptInvitationWhenOwnerSignedIn implements EventHandler<typeof ownerSignedIn> {
  async handle(
    manager: EntityManager,
    { id: ownerId, email }: z.output<typeof ownerSignedIn.data>,
  ): Promise<void> {
    await manager.update(BusinessMemberEntity, { email, ownerId: IsNull() }, { ownerId });
  }
}
