import { type JetStreamManager, NatsError, nanos, RetentionPolicy, StorageType } from 'nats';

const day = 24 * 60 * 60 * 1000;

/** How long a stream keeps an event. */
export const streamRetentionMs = 30 * day;

/** Publishing the same outbox row again within this time adds nothing to the stream. */
const duplicateWindowMs = day;

const streams = [
  { name: 'CATALOG', subjects: ['catalog.>'] },
  { name: 'CONTENT', subjects: ['content.>'] },
  { name: 'ADVERTISING', subjects: ['advertising.>'] },
  { name: 'AUTH', subjects: ['auth.>'] },
  { name: 'DEAD', subjects: ['dead.>'] },
];

/** The stream of a service's own events; a service that only listens has none. */
export function streamOf(service: string): string | undefined {
  return streams.find(({ subjects }) => subjects.includes(`${service}.>`))?.name;
}

const nameInUse = 10058;

/** Creates the streams that are missing, and brings those of an older release up to date. */
export async function ensureStreams(manager: JetStreamManager, replicas: number): Promise<void> {
  for (const stream of streams) {
    const settings = {
      ...stream,
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      max_age: nanos(streamRetentionMs),
      duplicate_window: nanos(duplicateWindowMs),
      num_replicas: replicas,
    };
    try {
      await manager.streams.add(settings);
    } catch (error) {
      const code = error instanceof NatsError ? error.api_error?.err_code : undefined;
      if (code !== nameInUse) throw error;
      await manager.streams.update(stream.name, settings);
    }
  }
}
