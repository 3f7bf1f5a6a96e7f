import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyBrokerPlan } from '@town/messaging/apply-broker-plan';
import { brokerPlan } from '@town/messaging/broker-plan';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { freePort } from '@town/process-kit/testing/free-port';
import { connect, type NatsConnection } from 'nats';
import { eventually } from './eventually.js';

/** A separate nats-server for a test. Its JetStream directory survives a restart of the process. */
export class NatsServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly store: string,
    private readonly services: ServiceMessaging[],
  ) {}

  /**
   * Starts the program that TEST_NATS_SERVER names, else the one on PATH, and creates what
   * operations would create for these services.
   */
  static async start(...services: ServiceMessaging[]): Promise<NatsServer> {
    const server = await NatsServer.planned(...services);
    await server.resume();
    return server;
  }

  /** A server that has an address already, and that `resume` starts later. */
  static async planned(...services: ServiceMessaging[]): Promise<NatsServer> {
    const store = await mkdtemp(join(tmpdir(), 'town-nats-'));
    return new NatsServer(await freePort(), store, services);
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** Starts or restarts the process, on the same port and directory. */
  async resume(): Promise<void> {
    const program = process.env.TEST_NATS_SERVER ?? 'nats-server';
    const options = ['-a', '127.0.0.1', '-p', String(this.port), '-js', '-sd', this.store];
    this.process = spawn(program, options, { stdio: 'ignore' });
    await eventually(async () => {
      const connection = await this.connect();
      await applyBrokerPlan(await connection.jetstreamManager(), brokerPlan(this.services), 1);
      await connection.close();
    });
  }

  connect(): Promise<NatsConnection> {
    return connect({ servers: this.url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
  }

  /** Kills the process. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Ends the process and removes its directory. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.store, { recursive: true, force: true });
  }
}
