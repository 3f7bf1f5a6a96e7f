import { randomUUID } from 'node:crypto';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import type { NatsServer } from '@town/service-kit/testing/nats-server';
import type * as z from 'zod/mini';

interface Publication {
  id?: string;
  time?: Date;
  /** How often the event is sent to the broker, each time as a separate message. */
  times?: number;
}

/** Publishes an event as another service would, and returns its id. */
export async function publishEvent<Schema extends z.ZodMiniType>(
  nats: NatsServer,
  contract: EventContract<Schema>,
  data: z.input<Schema>,
  { id = randomUUID(), time = new Date(), times = 1 }: Publication = {},
): Promise<string> {
  const connection = await nats.connect();
  const event = {
    specversion: '1.0',
    id,
    source: `/services/${contract.stream.toLowerCase()}`,
    type: contract.subject,
    time: time.toISOString(),
    datacontenttype: 'application/json',
    data,
  };
  try {
    for (let index = 0; index < times; index += 1) {
      const msgID = index === 0 ? id : `${id}-${index}`;
      await connection.jetstream().publish(contract.subject, JSON.stringify(event), { msgID });
    }
  } finally {
    await connection.close();
  }
  return id;
}
