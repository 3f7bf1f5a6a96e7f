import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from 'nats';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

/** A nats-server of a test's own, with JetStream on a disk that outlives its process. */
export class NatsServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly store: string,
  ) {}

  /** Starts the program that TEST_NATS_SERVER names, else the one on PATH. */
  static async start(): Promise<NatsServer> {
    const store = await mkdtemp(join(tmpdir(), 'town-nats-'));
    const server = new NatsServer(await freePort(), store);
    await server.resume();
    return server;
  }

  /** An address for a server that is to be started later, or never. */
  static async planned(): Promise<NatsServer> {
    return new NatsServer(await freePort(), await mkdtemp(join(tmpdir(), 'town-nats-')));
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** Starts the process, again if need be, on the same port and disk. */
  async resume(): Promise<void> {
    const program = process.env.TEST_NATS_SERVER ?? 'nats-server';
    const options = ['-a', '127.0.0.1', '-p', String(this.port), '-js', '-sd', this.store];
    this.process = spawn(program, options, { stdio: 'ignore' });
    await eventually(async () => {
      const connection = await this.connect();
      await connection.jetstreamManager();
      await connection.close();
    });
  }

  connect(): Promise<NatsConnection> {
    return connect({ servers: this.url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
  }

  /** Ends the process without any warning. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Ends the process and removes its disk. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.store, { recursive: true, force: true });
  }
}
