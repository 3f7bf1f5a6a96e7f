import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CloudEvent, EventContract } from '@town/contracts/cloud-event';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { currentRequest } from '../http/request-context.js';
import { SERVICE_NAME } from './service-name.js';

/** Events leave through here: saved with the state that they tell of, published later. */
@Injectable()
export class Outbox {
  constructor(@Inject(SERVICE_NAME) private readonly service: string) {}

  /**
   * Saves an event in the manager's transaction; the relay publishes it after the commit.
   * The data is checked first: what breaks the contract is never saved.
   */
  async enqueue<Schema extends z.ZodMiniType>(
    manager: EntityManager,
    contract: EventContract<Schema>,
    data: z.input<Schema>,
  ): Promise<void> {
    const request = currentRequest();
    const event: CloudEvent = {
      specversion: '1.0',
      id: randomUUID(),
      source: `/services/${this.service}`,
      type: contract.subject,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      requestid: request?.requestId,
      traceparent: request?.step?.traceparent,
      data: contract.data.parse(data),
    };
    await manager.query('insert into outbox (id, subject, event) values ($1, $2, $3)', [
      event.id,
      contract.subject,
      JSON.stringify(event),
    ]);
  }
}
