import { EventEmitter } from 'node:events';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { importedApi } from '@town/messaging/service-messaging';
import { brokerOptions } from '@town/process-kit/broker-options';
import { pause } from '@town/process-kit/pause';
import {
  connect,
  type JetStreamClient,
  type JetStreamManager,
  type JetStreamOptions,
  type NatsConnection,
} from 'nats';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';

const retryMs = 500;

/**
 * The connection to NATS. It is opened in the background and reopened whenever it is lost, so the service
 * starts and serves without a broker.
 */
@Injectable()
export class Broker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Broker');
  private readonly events = new EventEmitter().setMaxListeners(0);
  private readonly stopping = new AbortController();
  private connection: NatsConnection | undefined;
  private connected = false;
  private connecting: Promise<void> | undefined;

  constructor(@Inject(SERVICE_CONFIG) private readonly config: ServiceConfig) {}

  onApplicationBootstrap(): void {
    this.connecting = this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.connecting;
    // Nothing is in flight at this point, and draining would wait for a server that may be down.
    await this.connection?.close();
  }

  isConnected(): boolean {
    return this.connected;
  }

  /**
   * Calls the listener on the first connection and on each reconnection; at once if already connected.
   */
  onConnected(listener: () => void): void {
    this.events.on('connected', listener);
    if (this.connected) listener();
  }

  /** The JetStream client. Throws before the first connection. */
  jetstream(): JetStreamClient {
    if (!this.connection) throw new Error('There is no connection to the broker yet');
    return this.connection.jetstream(this.options());
  }

  /**
   * The JetStream management client, limited to the calls that the service's account may make. Throws
   * before the first connection.
   */
  manager(): Promise<JetStreamManager> {
    if (!this.connection) throw new Error('There is no connection to the broker yet');
    return this.connection.jetstreamManager({ ...this.options(), checkAPI: false });
  }

  private options(): JetStreamOptions {
    // With credentials, the service has its own NATS account, which imports the JetStream API under a
    // prefix.
    const { username } = new URL(this.config.NATS_URL);
    return { timeout: 3_000, ...(username && { apiPrefix: importedApi }) };
  }

  private async connect(): Promise<void> {
    // Not `waitOnFirstConnect`: such an attempt cannot be cancelled when the service stops.
    while (!this.stopping.signal.aborted) {
      try {
        this.connection ??= await connect({
          ...brokerOptions(this.config.NATS_URL),
          maxReconnectAttempts: -1,
          // By default the client stops reconnecting after two refused sign-ins, for example while a
          // password changes.
          ignoreAuthErrorAbort: true,
          reconnectTimeWait: 250,
          // For each resolved address: one of them may belong to a machine that has lost power.
          timeout: 3_000,
          pingInterval: 5_000,
        });
        void this.follow(this.connection);
        this.report(true);
        return;
      } catch (error) {
        this.logger.debug('The broker cannot be reached', { error });
        await pause(retryMs, this.stopping.signal);
      }
    }
  }

  private async follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.report(false);
      if (type === 'reconnect') this.report(true);
    }
  }

  private report(connected: boolean): void {
    this.connected = connected;
    this.logger.log(connected ? 'Connected to the broker' : 'Lost the broker');
    if (connected) this.events.emit('connected');
  }
}
