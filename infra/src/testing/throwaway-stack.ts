import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { readJsonFile } from '../local/atomic-file.js';
import { isFree } from '../local/ports.js';
import { projectRoot } from '../local/project-root.js';
import { stackFilePath } from '../local/stack-file.js';
import { waitUntil } from '../local/wait-until.js';

const READY_MS = 3 * 60_000;
const STOP_MS = 40_000;

/** The content of stack.json, as far as tests use it. */
export interface StackFile {
  url: string;
  processes: Record<string, { pid: number; url: string; log: string }>;
  databases: Record<string, string>;
  nats: string;
  stripe: { api: string; webhookSecret: string };
  mail: { smtp: string; inbox?: string };
}

/** A whole stack of its own, started like a person would start one. */
export class ThrowawayStack {
  readonly dataDir: string;
  readonly port: number;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #output = '';

  constructor(dataDir: string, port: number, env: Record<string, string> = {}) {
    this.dataDir = dataDir;
    this.port = port;
    this.#env = env;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** What the command has printed. */
  get output(): string {
    return this.#output;
  }

  /** What it printed last. */
  get lastLine(): string {
    return this.#output.trim().split('\n').at(-1) ?? '';
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get exitCode(): number | null | undefined {
    return this.#child?.exitCode;
  }

  /** Begins a start, without waiting for what comes of it. */
  launch(): void {
    const child = spawn(process.execPath, [join(projectRoot, 'infra/local/start.mjs')], {
      cwd: projectRoot,
      env: {
        ...process.env,
        // What the tests' own environment says must not reach the stack.
        NODE_OPTIONS: '',
        NODE_ENV: '',
        npm_lifecycle_event: '',
        SITE_URL: '',
        SAMPLE_DATA: '',
        SMTP_URL: '',
        MAIL_FROM: '',
        STAFF_EMAIL: '',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    this.#child = child;
  }

  async start(): Promise<void> {
    this.launch();
    const ready = `Ready on ${this.url}`;
    await waitUntil(() => this.#output.includes(ready) || this.exitCode !== null, READY_MS);
    if (!this.#output.includes(ready)) {
      throw new Error(`The stack did not start:\n${this.#output}`);
    }
  }

  /** Asks the stack to stop, and waits until the command has ended; gives its exit status. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null | undefined> {
    this.#child?.kill(signal);
    await this.ended();
    return this.exitCode;
  }

  /** Waits until the command has ended by itself. */
  async ended(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = () => child.exitCode !== null || child.signalCode !== null;
    if (!(await waitUntil(gone, STOP_MS))) throw new Error('The stack did not stop.');
  }

  file(): StackFile {
    return readJsonFile(stackFilePath(this.dataDir)) as StackFile;
  }
}

/** A port that is free now, away from those that other tools prefer. */
export async function findFreePort(first = 18_100): Promise<number> {
  for (let port = first; port < 20_000; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}
