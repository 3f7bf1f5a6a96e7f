import {
  AckPolicy,
  type JetStreamManager,
  NatsError,
  nanos,
  RetentionPolicy,
  StorageType,
} from 'nats';
import { moveOldDeadLetters, retireOldDeadLetters } from './adopt-dead-letters.js';
import type { BrokerPlan } from './broker-plan.js';

const day = 24 * 60 * 60 * 1000;

/** How long a stream keeps an event. */
export const streamRetentionMs = 30 * day;

/** Publishing the same outbox row again within this time adds nothing to the stream. */
const duplicateWindowMs = day;

/**
 * How long the server waits for an acknowledgement, for example after a crash, before it redelivers a
 * message. The server's `backoff` option is not used: it would add to the delays of `nak`.
 */
const ackWaitMs = 5_000;

/** As the server's default. Stated, so that it replaces another number. */
const maxUnsettled = 1_000;

/** The code of the error for a stream that exists with other settings. */
const nameInUse = 10058;
/** The code of the error for a consumer that exists with other settings. */
const consumerExists = 10148;

/** Creates the streams and consumers that are missing, and brings existing ones up to date. */
export async function applyBrokerPlan(
  manager: JetStreamManager,
  plan: BrokerPlan,
  replicas: number,
): Promise<void> {
  const { streams, consumers } = plan;
  const hasOldLetters = await retireOldDeadLetters(manager);
  for (const stream of streams) await applyStream(manager, stream, replicas);
  for (const consumer of consumers) await applyConsumer(manager, consumer);
  if (hasOldLetters) await moveOldDeadLetters(manager, plan);
}

async function applyStream(
  manager: JetStreamManager,
  { name, subject, kind }: BrokerPlan['streams'][number],
  replicas: number,
): Promise<void> {
  const settings = {
    name,
    subjects: [subject],
    storage: StorageType.File,
    retention: kind === 'log' ? RetentionPolicy.Limits : RetentionPolicy.Workqueue,
    max_age: nanos(streamRetentionMs),
    duplicate_window: nanos(duplicateWindowMs),
    num_replicas: replicas,
  };
  try {
    await manager.streams.add(settings);
  } catch (error) {
    if (!hasCode(error, nameInUse)) throw error;
    await manager.streams.update(name, settings);
  }
}

async function applyConsumer(
  manager: JetStreamManager,
  { stream, durable, subjects, kind }: BrokerPlan['consumers'][number],
): Promise<void> {
  const settings = {
    durable_name: durable,
    ...(subjects.length === 1 ? { filter_subject: subjects[0] } : { filter_subjects: subjects }),
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ackWaitMs),
    // The server never gives up: the consumer decides when an event is a dead letter.
    max_deliver: -1,
    // A replay keeps the letters that fail until it has tried the others.
    max_ack_pending: kind === 'dead-letters' ? -1 : maxUnsettled,
  };
  try {
    await manager.consumers.add(stream, settings);
  } catch (error) {
    if (!hasCode(error, consumerExists)) throw error;
    if (kind === 'events') {
      // Keeps its place in the stream.
      await manager.consumers.update(stream, durable, settings);
      return;
    }
    // An updated consumer would never deliver the letters of an added subject that are older than its place.
    // A new one delivers all letters of the work queue.
    await manager.consumers.delete(stream, durable);
    await manager.consumers.add(stream, settings);
  }
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof NatsError && error.api_error?.err_code === code;
}
