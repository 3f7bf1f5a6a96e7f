import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A service in a process of its own, for the tests that kill it. */
export class ServiceProcess {
  private process: ChildProcess | undefined;

  constructor(
    /** Path of the program. */
    private readonly program: string,
    private readonly env: { DATABASE_URL: string; NATS_URL: string },
  ) {}

  start(): void {
    const { NODE_OPTIONS: _ofTheTests, ...inherited } = process.env;
    this.process = spawn(process.execPath, [this.program], {
      stdio: 'ignore',
      env: { ...inherited, PORT: '0', SITE_URL: 'http://localhost:8080', ...this.env },
    });
  }

  /** Ends the process without any warning. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Asks the process to end, and tells how it did. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  get exitCode(): number | null | undefined {
    return this.process?.exitCode;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
