import type { EventContract } from '@town/contracts/messaging/cloud-event';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import * as z from 'zod/mini';

/** Describes the domain events from the schemas that check them (AsyncAPI 3). */
export function asyncApiDocument(services: readonly ServiceMessaging[]): object {
  const events = services.flatMap(({ publishes }) => publishes);
  const entries = events.map(({ contract, summary }) => {
    const name = contract.subject.replaceAll('.', '-');
    return { name, contract, summary };
  });
  const each = (make: (entry: (typeof entries)[number]) => object) =>
    Object.fromEntries(entries.map((entry) => [entry.name, make(entry)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Town guide: domain events',
      version: '1',
      description:
        'NATS JetStream; CloudEvents 1.0 in structured JSON. Each event is in its stream once for each committed change, under the id of its outbox row.',
    },
    defaultContentType: 'application/cloudevents+json',
    channels: each(({ name, contract }) => ({
      address: contract.subject,
      description: `Stream ${contract.stream}`,
      messages: { [name]: { $ref: `#/components/messages/${name}` } },
    })),
    operations: each(({ name }) => ({
      action: 'send',
      channel: { $ref: `#/channels/${name}` },
    })),
    components: {
      messages: each(({ contract, summary }) => ({
        name: contract.subject,
        summary,
        payload: cloudEvent(contract),
      })),
    },
  };
}

function cloudEvent({ subject, data }: EventContract): object {
  const { $schema, ...schema } = z.toJSONSchema(data, { target: 'draft-07', io: 'output' });
  return {
    type: 'object',
    required: ['specversion', 'id', 'source', 'type', 'time', 'datacontenttype', 'data'],
    properties: {
      specversion: { const: '1.0' },
      id: { type: 'string', format: 'uuid' },
      source: { type: 'string', examples: [`/services/${subject.split('.')[0]}`] },
      type: { const: subject },
      time: { type: 'string', format: 'date-time' },
      datacontenttype: { const: 'application/json' },
      requestid: { type: 'string' },
      traceparent: { type: 'string' },
      data: schema,
    },
  };
}
