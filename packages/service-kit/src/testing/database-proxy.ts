import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '@town/process-kit/port-of';

/**
 * A TCP proxy in front of a database server. It can stop responding, like a machine that loses power, and
 * it can drop a connection while the server executes a statement.
 */
export class DatabaseProxy {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private readonly server = createServer((client) => this.join(client));
  private lostStatement: string | undefined;

  private constructor(private readonly target: URL) {}

  static async start(databaseUrl: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(new URL(databaseUrl));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${portOf(this.server)}`;
    return url.href;
  }

  /** Open connections stay open but transfer no more bytes. New connections work. */
  fallSilent(): void {
    for (const pair of this.pairs) {
      for (const socket of pair) socket.unpipe().pause();
    }
  }

  /**
   * Drops the connection at the next such statement: the server executes it, but its response is lost.
   */
  loseNext(statement: string): void {
    this.lostStatement = statement;
  }

  stop(): void {
    this.server.close();
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  private join(client: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname);
    const pair = [client, server] as const;
    this.pairs.add(pair);
    client.on('data', (bytes) => {
      if (!this.lostStatement || !bytes.includes(this.lostStatement)) return;
      this.lostStatement = undefined;
      server.unpipe(client);
      server.once('data', () => client.destroy()).resume();
    });
    client.pipe(server).pipe(client);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  }
}
