import { EventEmitter } from 'node:events';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { brokerOptions } from '@town/environment/broker-options';
import { connect, type JetStreamClient, type NatsConnection } from 'nats';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { describeError } from '../observability/describe-error.js';

import { ensureStreams } from './ensure-streams.js';
import { pause } from './pause.js';

const retryMs = 500;

/**
 * The connection to NATS. It is made in the background and made again whenever it is lost,
 * for as long as the service runs: the service starts and serves without it.
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
    // Nothing is under way any more, and draining would wait for a server that is away.
    await this.connection?.close();
  }

  isConnected(): boolean {
    return this.connected;
  }

  /** Calls back at the first connection and at each one after a loss. */
  onConnected(listener: () => void): void {
    this.events.on('connected', listener);
    if (this.connected) listener();
  }

  /** JetStream; only to be used after the first connection. */
  jetstream(): JetStreamClient {
    if (!this.connection) throw new Error('There is no connection to the broker yet');
    return this.connection.jetstream({ timeout: 3_000 });
  }

  /** Makes sure that every stream is there; also after a server came back without its disk. */
  async ensureStreams(): Promise<void> {
    if (!this.connection) throw new Error('There is no connection to the broker yet');
    await ensureStreams(await this.connection.jetstreamManager(), this.config.NATS_REPLICAS);
  }

  private async connect(): Promise<void> {
    // Not `waitOnFirstConnect`: an attempt of that kind could not be given up at a stop.
    while (!this.stopping.signal.aborted) {
      try {
        this.connection ??= await connect({
          ...brokerOptions(this.config.NATS_URL),
          maxReconnectAttempts: -1,
          reconnectTimeWait: 250,
          pingInterval: 5_000,
        });
        await this.ensureStreams();
        void this.follow(this.connection);
        this.report(true);
        return;
      } catch (error) {
        this.logger.debug('The broker cannot be reached', describeError(error));
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
