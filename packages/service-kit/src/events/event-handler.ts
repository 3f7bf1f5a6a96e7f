import { DiscoveryService } from '@nestjs/core';
import type { CloudEvent, EventContract } from '@town/contracts/messaging/cloud-event';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';

/** The event that a handler subscribes to. */
interface Subscription {
  contract: EventContract;
  /**
   * The durable consumer's name, without the service's name in front. Never change it lightly: a new name
   * is a new consumer, which handles every event of the stream again.
   */
  name: string;
}

/**
 * Marks a provider as the handler of an event. Its class is named after what it does and
 * when: `CreateBusinessWhenAdvertiserApproved`, and its name is that in kebab case.
 */
export const HandlesEvent = DiscoveryService.createDecorator<Subscription>();

/** Handles every event of one type exactly once. */
export interface EventHandler<Contract extends EventContract> {
  /**
   * Runs in the transaction that also records the event as handled. Changes made through the manager are
   * committed exactly once. An exception rolls them back, and the event is retried.
   */
  handle(
    manager: EntityManager,
    data: z.output<Contract['data']>,
    event: CloudEvent,
  ): Promise<void>;
}
