import type { EventContract } from '@town/contracts/messaging/cloud-event';
import { consumerNames, deadLetterStream, type ServiceMessaging } from './service-messaging.js';

/** The streams and durable consumers that the broker has to have. */
export interface BrokerPlan {
  /** A work queue deletes acknowledged messages; a log keeps them for the retention time. */
  streams: { name: string; subject: string; kind: 'log' | 'work-queue' }[];
  consumers: { stream: string; durable: string; subject: string }[];
}

/** Works out what the declared services need: two streams per publisher, two consumers per handler. */
export function brokerPlan(services: readonly ServiceMessaging[]): BrokerPlan {
  const contracts = services.flatMap(({ publishes, consumes }) =>
    [...publishes, ...consumes].map(({ contract }) => contract),
  );
  const publishers = new Map(
    contracts.map(({ stream, subject }) => [stream, publisherOf(subject)]),
  );
  return {
    streams: [...publishers].flatMap(([stream, publisher]) => [
      { name: stream, subject: `${publisher}.>`, kind: 'log' as const },
      {
        name: deadLetterStream(stream),
        subject: `dead.${publisher}.>`,
        kind: 'work-queue' as const,
      },
    ]),
    consumers: services.flatMap(({ service, consumes }) =>
      consumes.flatMap(({ contract, handler }) => consumersOf(service, handler, contract)),
    ),
  };
}

function consumersOf(service: string, handler: string, contract: EventContract) {
  const { stream, durable, deadLetters } = consumerNames(service, handler, contract);
  return [{ stream, durable, subject: contract.subject }, deadLetters];
}

function publisherOf(subject: string): string {
  return subject.slice(0, subject.indexOf('.'));
}
