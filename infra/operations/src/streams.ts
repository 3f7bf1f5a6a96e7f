import { brokerOptions } from '@town/process-kit/broker-options';
import { connect, type JetStreamManager, type StreamInfo } from 'nats';

/** Connects to a broker's streams for as long as `work` takes. */
export async function withStreams<Result>(
  url: string,
  work: (manager: JetStreamManager) => Promise<Result>,
): Promise<Result> {
  const options = { ...brokerOptions(url), timeout: 5_000, maxReconnectAttempts: 3 };
  const connection = await connect(options);
  try {
    return await work(await connection.jetstreamManager());
  } finally {
    await connection.close();
  }
}

/** Every stream with its configuration and state. */
export async function listStreams(manager: JetStreamManager): Promise<StreamInfo[]> {
  const streams: StreamInfo[] = [];
  for await (const stream of manager.streams.list()) streams.push(stream);
  return streams.sort((one, other) => one.config.name.localeCompare(other.config.name));
}
