import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { ownerDeleted } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type * as z from 'zod/mini';
import { BusinessMemberEntity } from './business-member-entity.js';
import { ListingPeople } from './listing-people.js';
import { OwnerRequestEntity } from './owner-request-entity.js';

/**
 * An account that is gone manages nothing. Its businesses stay in the directory; the oldest manager of
 * each becomes its owner.
 */
@Injectable()
@HandlesEvent({ contract: ownerDeleted, name: 'remove-owner-when-owner-deleted' })
export class RemoveOwnerWhenOwnerDeleted implements EventHandler<typeof ownerDeleted> {
  constructor(private readonly people: ListingPeople) {}

  async handle(
    manager: EntityManager,
    { email }: z.output<typeof ownerDeleted.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    // What a new account of the same address has begun since stays.
    const before = LessThanOrEqual(new Date(time));
    const left = await manager.findBy(BusinessMemberEntity, { email, createdAt: before });
    await manager.remove(left);
    for (const { businessId, role } of left) {
      if (role === 'owner') await this.people.succeed(manager, businessId);
    }
    await manager.delete(OwnerRequestEntity, { email, submittedAt: before });
    await manager.query('delete from claim_codes where email = $1', [email]);
    await manager.query('delete from mail_preferences where email = $1', [email]);
  }
}
