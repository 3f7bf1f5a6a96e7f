import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { ownerDeleted } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { noteDeletedOwner } from './decide-end.js';

/**
 * Stores that an account was deleted, so that the background job ends its subscriptions. Plans that wait for
 * another address, or for this one, wait no longer.
 */
@Injectable()
@HandlesEvent({ contract: ownerDeleted, name: 'end-subscriptions-when-owner-deleted' })
export class EndSubscriptionsWhenOwnerDeleted implements EventHandler<typeof ownerDeleted> {
  async handle(
    manager: EntityManager,
    { email }: z.output<typeof ownerDeleted.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    await noteDeletedOwner(manager, email, time);
    await manager.query(
      `delete from plan_moves where email_hash($1) in (email_hash(from_email), email_hash(to_email))
         and created_at <= $2`,
      [email, time],
    );
  }
}
