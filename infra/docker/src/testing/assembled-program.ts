import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@town/process-kit/testing/free-port';
import { assemble } from '../assemble.js';

/**
 * Node's permissions as in a container: the program can read its files and use the network, but write
 * nothing.
 */
const asInContainer = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-net',
  '--allow-addons',
  '--allow-worker',
  '--max-old-space-size=128',
  '--max-semi-space-size=4',
  '--no-maglev',
];

/** The collected files of an image in a folder, and the program that they start. */
export class AssembledProgram {
  readonly folder = mkdtempSync(join(tmpdir(), 'town-image-'));
  /** Everything that the program has printed. */
  output = '';
  #child: ChildProcess | undefined;
  #port = 0;

  /** Collects the image's files as its Dockerfile does. */
  static async of(image: string): Promise<AssembledProgram> {
    const program = new AssembledProgram();
    await assemble(image, program.folder);
    return program;
  }

  /** Starts the program as the image does, and denies it every write to a file. */
  async start(env: Record<string, string>): Promise<void> {
    this.#port = await freePort();
    const settings = { HOST: '127.0.0.1', PORT: String(this.#port), ...env };
    this.#child = this.#spawn([...asInContainer, 'main.js'], settings, (text) => {
      this.output += text;
    });
  }

  /** Runs a job of the image to its end; returns its output. */
  async run(args: string[], env: Record<string, string>): Promise<string> {
    let output = '';
    const child = this.#spawn(args, env, (text) => {
      output += text;
    });
    const [status] = await once(child, 'close');
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${output}`);
    return output;
  }

  #spawn(args: string[], env: Record<string, string>, onText: (text: string) => void) {
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      env: { NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', onText);
    return child;
  }

  get #isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** The address of the program. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Waits until an address answers with this status; returns the body. */
  async answer(path: string, status = 200): Promise<string> {
    for (;;) {
      if (!this.#isRunning) throw new Error(`The program ended:\n${this.output}`);
      try {
        const answer = await fetch(this.url + path);
        const text = await answer.text();
        if (answer.status === status) return text;
      } catch {
        // It is not listening yet.
      }
      await delay(50);
    }
  }

  /** The exit status of the image's health check. */
  async health(path: string): Promise<number | null> {
    const check = spawn(process.execPath, ['healthcheck.mjs'], {
      cwd: this.folder,
      env: { PORT: String(this.#port), HEALTH_PATH: path },
    });
    const [status] = await once(check, 'exit');
    return status;
  }

  /** Shuts the program down; returns its exit status. */
  async stop(): Promise<number | null> {
    if (!this.#child) return null;
    if (this.#isRunning) {
      const ended = once(this.#child, 'close');
      this.#child.kill('SIGTERM');
      await ended;
    }
    return this.#child.exitCode;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
