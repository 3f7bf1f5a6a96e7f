import { randomUUID } from 'node:crypto';
import type { CloudEvent, EventContract } from '@town/contracts/messaging/cloud-event';
import type { Client } from 'pg';
import type * as z from 'zod/mini';

/** Saves an event of a service in its outbox, in the transaction of the change that it reports. */
export async function enqueue<Schema extends z.ZodMiniType>(
  client: Client,
  service: string,
  contract: EventContract<Schema>,
  data: z.input<Schema>,
): Promise<void> {
  const event: CloudEvent = {
    specversion: '1.0',
    id: randomUUID(),
    source: `/services/${service}`,
    type: contract.subject,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: contract.data.parse(data),
  };
  await client.query('insert into outbox (id, subject, event) values ($1, $2, $3)', [
    event.id,
    event.type,
    JSON.stringify(event),
  ]);
}
