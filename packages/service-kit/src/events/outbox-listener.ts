import { Socket } from 'node:net';
import { pause } from '@town/process-kit/pause';
import pg from 'pg';

const retryMs = 500;

/**
 * Notifies, through LISTEN on a connection of its own, that the outbox has a new event. While that
 * connection is lost there are no notifications: the relay polls as well.
 */
export class OutboxListener {
  private readonly stopping = new AbortController();
  private socket: Socket | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly notify: () => void,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    // pg would say goodbye and wait for the server, which may say nothing more.
    this.socket?.destroy();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.listenUntilLost().catch(() => undefined);
      await pause(retryMs, this.stopping.signal);
    }
  }

  private async listenUntilLost(): Promise<void> {
    const socket = new Socket();
    this.socket = socket;
    const client = new pg.Client({
      stream: () => socket,
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      // Otherwise Linux first asks after two hours whether a server that says nothing is there.
      keepAliveInitialDelayMillis: 10_000,
    });
    const lost = new Promise<void>((resolve) => {
      client.once('end', resolve);
      // Needed in any case: an error event without a listener ends the process.
      client.on('error', () => resolve());
    });
    try {
      await client.connect();
      client.on('notification', this.notify);
      await client.query('listen outbox');
      this.notify();
      await lost;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
