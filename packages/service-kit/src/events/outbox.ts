import { Inject, Injectable } from '@nestjs/common';
import {
  type CloudEvent,
  createEvent,
  type EventContract,
} from '@town/contracts/messaging/cloud-event';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { currentRequest } from '../http/request-context.js';
import { MESSAGING } from './messaging-token.js';

/**
 * The transactional outbox: an event is saved in the transaction of the change that it reports, and
 * published after the commit.
 */
@Injectable()
export class Outbox {
  constructor(@Inject(MESSAGING) private readonly messaging: ServiceMessaging) {}

  /**
   * Saves an event in the manager's transaction; the relay publishes it after the commit.
   * The data is checked first: an event that breaks its contract is never saved.
   */
  async enqueue<Schema extends z.ZodMiniType>(
    manager: EntityManager,
    contract: EventContract<Schema>,
    data: z.input<Schema>,
  ): Promise<void> {
    const { service, publishes } = this.messaging;
    // The broker allows the service to publish only the events that it declares.
    if (!publishes.some((each) => each.contract.subject === contract.subject)) {
      throw new Error(`The messaging of ${service} does not declare ${contract.subject}`);
    }
    const request = currentRequest();
    const event: CloudEvent = {
      ...createEvent(service, contract, data),
      requestid: request?.requestId,
      traceparent: request?.span?.traceparent,
    };
    await manager.query('insert into outbox (id, subject, event) values ($1, $2, $3)', [
      event.id,
      contract.subject,
      JSON.stringify(event),
    ]);
  }
}
