import type { EventContract } from '@town/contracts/messaging/cloud-event';

/** The events that one service publishes and consumes. */
export interface ServiceMessaging {
  service: string;
  /** Its own events. They are all in one stream, which no other service writes to. */
  publishes: readonly { contract: EventContract; summary: string }[];
  /** Events of any service, with the name of the handler: `do-x-when-y`. */
  consumes: readonly { contract: EventContract; handler: string }[];
}

/** A durable consumer of a stream. */
export interface DurableConsumer {
  stream: string;
  durable: string;
}

/** The broker names of a handler's consumer, and of its dead letters. */
export interface ConsumerNames extends DurableConsumer {
  deadLetters: DurableConsumer & { subject: string };
}

/**
 * A letter belongs to the publisher of its event, who must be able to erase it, and has a subject
 * of its own for each handler. All handlers of a service share one consumer for the letters of a stream,
 * because in a cluster each consumer is a group of servers that elects a leader.
 */
export function consumerNames(
  service: string,
  handler: string,
  { stream, subject }: EventContract,
): ConsumerNames {
  const durable = `${service}-${handler}`;
  const [publisher] = subject.split('.');
  return {
    stream,
    durable,
    deadLetters: {
      stream: deadLetterStream(stream),
      durable: `${service}-dead-letters`,
      subject: `dead.${publisher}.${durable}`,
    },
  };
}

/** The stream of a service's own events; a service that only consumes has none. */
export function ownStream({ publishes }: ServiceMessaging): string | undefined {
  return publishes[0]?.contract.stream;
}

/** The stream with the dead letters of another stream's events. */
export function deadLetterStream(stream: string): string {
  return `DEAD_${stream}`;
}

/**
 * Subject prefix under which a service's account imports the JetStream API of the account with the streams.
 */
export const importedApi = 'TOWN.API';
