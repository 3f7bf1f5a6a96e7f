import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A service in a separate process, for tests that kill it. */
export class ServiceProcess {
  /** Everything that the process has written to stdout and stderr. */
  output = '';
  private process: ChildProcess | undefined;

  constructor(
    /** Path of the program. */
    private readonly program: string,
    private readonly env: { DATABASE_URL: string; NATS_URL: string } & Record<string, string>,
  ) {}

  start(): void {
    const { NODE_OPTIONS: _ofTheTests, ...inherited } = process.env;
    const child = spawn(process.execPath, [this.program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited,
        PORT: '0',
        SITE_URL: 'http://localhost:8080',
        AUTH_URL: 'http://127.0.0.1:1',
        DRAIN_MS: '0',
        ...this.env,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    this.process = child;
  }

  /** Kills the process. */
  async kill(): Promise<void> {
    this.process?.kill('SIGKILL');
    await this.exited();
  }

  /** Sends SIGTERM and waits for the exit status. */
  stop(): Promise<number | null | undefined> {
    this.process?.kill('SIGTERM');
    return this.exited();
  }

  /** The exit status, once there is one; null after a signal. */
  async exited(): Promise<number | null | undefined> {
    const child = this.process;
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return child?.exitCode;
  }
}
