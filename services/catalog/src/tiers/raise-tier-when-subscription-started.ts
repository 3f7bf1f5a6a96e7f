import { Injectable } from '@nestjs/common';
import { subscriptionStarted } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { applicationOfOwner } from './application-of-owner.js';
import { ListingTiers } from './listing-tiers.js';

/** Makes a business Premium when a subscription starts to pay for it. */
@Injectable()
@HandlesEvent({ contract: subscriptionStarted, name: 'raise-tier-when-subscription-started' })
export class RaiseTierWhenSubscriptionStarted implements EventHandler<typeof subscriptionStarted> {
  constructor(private readonly tiers: ListingTiers) {}

  async handle(
    manager: EntityManager,
    { id, applicationId: named, email }: z.output<typeof subscriptionStarted.data>,
  ): Promise<void> {
    const applicationId = named ?? (email && (await applicationOfOwner(manager, email)));
    await this.tiers.note(manager, { id, applicationId, ended: false });
  }
}
