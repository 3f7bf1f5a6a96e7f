import { consumerNames, deadLetterStream, type ServiceMessaging } from './service-messaging.js';

/** The streams and durable consumers that the broker has to have. */
export interface BrokerPlan {
  /** A work queue deletes acknowledged messages; a log keeps them for the retention time. */
  streams: { name: string; subject: string; kind: 'log' | 'work-queue' }[];
  /** A replay holds many dead letters at once, so their consumers have no limit of unsettled messages. */
  consumers: {
    stream: string;
    durable: string;
    subjects: string[];
    kind: 'events' | 'dead-letters';
  }[];
}

/**
 * Works out what the declared services need: two streams per publisher, a consumer per handler, and one for
 * the dead letters of each stream that a service consumes.
 */
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
    consumers: services.flatMap(consumersOf),
  };
}

function consumersOf({ service, consumes }: ServiceMessaging): BrokerPlan['consumers'] {
  const handlers: BrokerPlan['consumers'] = [];
  const deadLetters = new Map<string, BrokerPlan['consumers'][number]>();
  for (const { contract, handler } of consumes) {
    const { deadLetters: letters, ...names } = consumerNames(service, handler, contract);
    handlers.push({ ...names, subjects: [contract.subject], kind: 'events' });
    const { stream, durable, subject } = letters;
    const subjects = deadLetters.get(stream)?.subjects ?? [];
    deadLetters.set(stream, {
      stream,
      durable,
      subjects: [...subjects, subject],
      kind: 'dead-letters',
    });
  }
  return [...handlers, ...deadLetters.values()];
}

function publisherOf(subject: string): string {
  return subject.slice(0, subject.indexOf('.'));
}
