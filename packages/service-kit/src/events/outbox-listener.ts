import { Socket } from 'node:net';
import { BackgroundLoop } from '@town/process-kit/background-loop';
import pg from 'pg';

const retryMs = 500;

/**
 * Calls back when the outbox has a new event, through LISTEN on a separate connection. While that
 * connection is lost there are no notifications, so the relay polls as well.
 */
export class OutboxListener {
  private readonly loop = new BackgroundLoop(() => this.listenUntilLost(), {
    intervalMs: retryMs,
    onError: () => undefined,
  });
  private socket: Socket | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly notify: () => void,
  ) {}

  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    const stopped = this.loop.stop();
    // `client.end()` would wait for the server, which may no longer respond.
    this.socket?.destroy();
    await stopped;
  }

  private async listenUntilLost(): Promise<void> {
    const socket = new Socket();
    this.socket = socket;
    const client = new pg.Client({
      stream: () => socket,
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      // By default Linux sends the first keepalive probe after two hours.
      keepAliveInitialDelayMillis: 10_000,
    });
    const lost = new Promise<void>((resolve) => {
      client.once('end', resolve);
      // Always needed: an `error` event without a listener ends the process.
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
