import { createEvent, type EventContract } from '@town/contracts/messaging/cloud-event';
import type { Client } from 'pg';
import type * as z from 'zod/mini';

/** Saves an event of a service in its outbox, in the transaction of the change that it reports. */
export async function enqueue<Schema extends z.ZodMiniType>(
  client: Client,
  service: string,
  contract: EventContract<Schema>,
  data: z.input<Schema>,
): Promise<void> {
  const event = createEvent(service, contract, data);
  await client.query('insert into outbox (id, subject, event) values ($1, $2, $3)', [
    event.id,
    event.type,
    JSON.stringify(event),
  ]);
}
