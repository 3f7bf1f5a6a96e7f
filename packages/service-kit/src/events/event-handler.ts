import { DiscoveryService } from '@nestjs/core';
import type { CloudEvent, EventContract } from '@town/contracts/messaging/cloud-event';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';

/** Which event a handler takes. */
interface Subscription {
  contract: EventContract;
  /** Names the durable consumer, after the service's name; never change it lightly. */
  name: string;
}

/**
 * Marks a provider as the handler of an event. Its class is named after what it does and
 * when: `CreateBusinessWhenAdvertiserApproved`, and its name is that in kebab case.
 */
export const HandlesEvent = DiscoveryService.createDecorator<Subscription>();

/** Does something once for every event of a kind. */
export interface EventHandler<Contract extends EventContract> {
  /**
   * Runs in the transaction that also remembers the event as handled. What it does through
   * the manager happens exactly once; whatever it throws undoes it, and it is tried again.
   */
  handle(
    manager: EntityManager,
    data: z.output<Contract['data']>,
    event: CloudEvent,
  ): Promise<void>;
}
