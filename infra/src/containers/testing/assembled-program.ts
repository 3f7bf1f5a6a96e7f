import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@town/service-kit/testing/free-port';
import { projectRoot } from '../../local/project-root.js';

/** What a program in a container may do: read its files and use the network, and write nothing. */
const asInContainer = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-net',
  '--allow-addons',
  '--allow-worker',
  '--max-old-space-size=128',
  '--max-semi-space-size=4',
];

/** The files of an image in a folder, and the program that they start. */
export class AssembledProgram {
  readonly folder: string;
  /** Everything that it has written. */
  output = '';
  #child: ChildProcess | undefined;
  #port = 0;

  /** Puts the files together with what the Dockerfiles call. */
  constructor(image: string) {
    this.folder = mkdtempSync(join(tmpdir(), 'town-image-'));
    const assemble = join(projectRoot, 'infra/docker/assemble.mjs');
    execFileSync(process.execPath, [assemble, image, this.folder], { env: {} });
  }

  /** Starts it like the image does, but that it would be stopped from writing a file. */
  async start(env: Record<string, string>): Promise<void> {
    this.#port = await freePort();
    const child = spawn(process.execPath, [...asInContainer, 'main.js'], {
      cwd: this.folder,
      env: { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(this.#port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    this.#child = child;
  }

  /** Runs a job of the image to its end; gives what it said. */
  async run(args: string[], env: Record<string, string>): Promise<string> {
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      env: { NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const [status] = await once(child, 'close');
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${output}`);
    return output;
  }

  get #isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Where it listens. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Waits until an address answers as wanted; gives the answer's text. */
  async answer(path: string, status = 200): Promise<string> {
    for (;;) {
      if (!this.#isRunning) throw new Error(`The program ended:\n${this.output}`);
      try {
        const answer = await fetch(this.url + path);
        const text = await answer.text();
        if (answer.status === status) return text;
      } catch {
        // It does not listen yet.
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

  /** Asks it to end; gives its exit status. */
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
