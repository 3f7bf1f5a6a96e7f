import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';
import { readJsonFile } from '@town/process-kit/atomic-file';
import * as z from 'zod/mini';
import { projectRoot } from '../lib/project-root.js';
import { waitUntil } from '../lib/wait-until.js';
import { isFree } from '../stack/ports.js';
import { stackFilePath } from '../stack/stack-file.js';

const READY_MS = 3 * 60_000;
const STOP_MS = 40_000;

/** Higher limits: a whole test run comes from one address, and tests are faster than people. */
const generousLimits = {
  SUBMISSION_LIMIT: '1000',
  SUBMISSION_WINDOW_SECONDS: '60',
  FORM_MINIMUM_MS: '50',
  SUBMISSIONS_PER_DAY: '10000',
  OPEN_SUBMISSIONS: '10000',
  GATEWAY_READ_RATE: '50000',
  GATEWAY_READ_BURST: '10000',
  GATEWAY_WRITE_RATE: '200',
  GATEWAY_WRITE_BURST: '1000',
  GATEWAY_PAGE_RATE: '50000',
  GATEWAY_PAGE_BURST: '10000',
  GATEWAY_PAGES_IN_FLIGHT: '1000',
};

/** The part of stack.json that tests use. */
const stackFileSchema = z.object({
  url: z.string(),
  processes: z.record(z.string(), z.object({ pid: z.int(), url: z.string(), log: z.string() })),
  databases: z.record(z.string(), z.string()),
  nats: z.string(),
  stripe: z.object({
    api: z.string(),
    webhookSecret: z.string(),
    /** Only the sandbox's key is in the file. */
    secretKey: z.optional(z.string()),
  }),
  mail: z.object({ smtp: z.string(), inbox: z.optional(z.string()) }),
  admin: z.object({ email: z.string(), passwordFile: z.string() }),
});
export type StackFile = z.infer<typeof stackFileSchema>;

/** A whole stack for a test, started as a person would start one. */
export class ThrowawayStack {
  readonly dataDir: string;
  readonly port: number;
  readonly #env: Record<string, string>;
  readonly #program: string;
  #child: ChildProcess | undefined;
  #output = '';

  /** @param program the program that is started instead of `npm start` */
  constructor(
    dataDir: string,
    port: number,
    env: Record<string, string> = {},
    program = join(projectRoot, 'infra/dev-stack/start.mjs'),
  ) {
    this.#program = program;
    this.dataDir = dataDir;
    this.port = port;
    this.#env = env;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Everything that the command has printed. */
  get output(): string {
    return this.#output;
  }

  /** The last line that it has printed. */
  get lastLine(): string {
    return this.#output.trim().split('\n').at(-1) ?? '';
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get exitCode(): number | null | undefined {
    return this.#child?.exitCode;
  }

  /** Begins a start without waiting for it. */
  launch(): void {
    const child = spawn(process.execPath, [this.#program], {
      cwd: dirname(this.#program),
      env: {
        ...process.env,
        // The environment of the tests must not reach the stack.
        NODE_OPTIONS: '',
        NODE_ENV: '',
        npm_lifecycle_event: '',
        SITE_URL: '',
        SAMPLE_DATA: '',
        SMTP_URL: '',
        MAIL_FROM: '',
        STAFF_EMAIL: '',
        ...generousLimits,
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

  /** @param ready the line that the command prints when the stack is ready */
  async start(ready = `Ready on ${this.url}`): Promise<void> {
    this.launch();
    await waitUntil(() => this.#output.includes(ready) || this.exitCode !== null, READY_MS);
    if (!this.#output.includes(ready)) {
      throw new Error(`The stack did not start:\n${this.#output}`);
    }
  }

  /** Stops the stack, waits until the command has ended, and returns its exit status. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null | undefined> {
    this.#child?.kill(signal);
    await this.ended();
    return this.exitCode;
  }

  /** Waits until the command has ended. */
  async ended(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = () => child.exitCode !== null || child.signalCode !== null;
    if (!(await waitUntil(gone, STOP_MS))) throw new Error('The stack did not stop.');
  }

  file(): StackFile {
    const file = readJsonFile(stackFilePath(this.dataDir), stackFileSchema);
    if (!file) throw new Error('The stack has written no stack.json.');
    return file;
  }
}

/**
 * A port that is free now, outside the ranges that other tools prefer. It is random, because two stacks
 * that start at the same time would both find the same port free.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const port = randomInt(18_100, 20_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}
