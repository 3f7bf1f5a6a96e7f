import { randomUUID } from 'node:crypto';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import type { NatsServer } from '@town/service-kit/testing/nats-server';
import type * as z from 'zod/mini';

/** Publishes an event as another service would, and returns its id. */
export async function publishEvent<Schema extends z.ZodMiniType>(
  nats: NatsServer,
  { subject }: EventContract<Schema>,
  data: z.input<Schema>,
): Promise<string> {
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/services/test',
    type: subject,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data,
  };
  const connection = await nats.connect();
  await connection.jetstream().publish(subject, JSON.stringify(event));
  await connection.close();
  return event.id;
}
