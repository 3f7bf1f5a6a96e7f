import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { ownerSignedIn } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { noteConfirmed } from './note-confirmed.js';

/**
 * Stores that somebody has signed in with an address, so that mails to it may name a business. This is a consumer
 * of its own: a new one gets all sign-ins of the last 30 days, which is as long as a session lasts. So it also
 * confirms the owners who were signed in before sign-ins were recorded.
 */
@Injectable()
@HandlesEvent({ contract: ownerSignedIn, name: 'confirm-address-when-owner-signed-in' })
export class ConfirmAddressWhenOwnerSignedIn implements EventHandler<typeof ownerSignedIn> {
  handle(
    manager: EntityManager,
    { email }: z.output<typeof ownerSignedIn.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    return noteConfirmed(manager, email, time);
  }
}
