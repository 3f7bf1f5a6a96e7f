import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { errorMessage } from '@town/process-kit/error-code';
import { signalGroup } from '../lib/process-identity.js';
import { say } from '../lib/progress.js';
import { StackError } from '../lib/stack-error.js';
import { waitUntil } from '../lib/wait-until.js';
import { failureOf, openLog } from './log-files.js';
import type { ProcessRecords } from './process-records.js';
import type { ProcessSpec } from './process-spec.js';

/** Delays before a restart. A process is ready again within five seconds, including its own start. */
const DELAYS_MS = [50, 250, 500, 1_000, 2_000, 3_000];
/** A process that ran this long is restarted with the shortest delay again. */
const STABLE_MS = 20_000;
const ATTEMPTS_TO_START = 4;

interface Surroundings {
  dataDir: string;
  records: ProcessRecords;
  /** Called whenever the process has a new pid. */
  onStarted: () => void;
}

/** A process that is restarted whenever it ends, until it is stopped. */
export class SupervisedProcess {
  readonly spec: ProcessSpec;
  readonly #around: Surroundings;
  #child: ChildProcess | undefined;
  #pid: number | undefined;
  #stopping = false;
  #deaths = 0;
  #restarting: Promise<void> | undefined;

  constructor(spec: ProcessSpec, around: Surroundings) {
    this.spec = spec;
    this.#around = around;
  }

  /** The pid of the running process, or of the last one during a restart. */
  get pid(): number | undefined {
    return this.#pid;
  }

  /** Starts the process and waits until it is ready. */
  async start(timeoutMs: number): Promise<void> {
    await this.#launch();
    const ready = await waitUntil(
      async () =>
        this.#stopping ||
        this.#deaths >= ATTEMPTS_TO_START ||
        ((await this.spec.isReady?.()) ?? true),
      timeoutMs,
    );
    if (this.#stopping || (ready && this.#deaths < ATTEMPTS_TO_START)) return;
    const { name, isPrinted } = this.spec;
    if (isPrinted) throw new StackError(`${name} did not start: what it has printed says why.`);
    throw failureOf(this.#around.dataDir, name, 'did not start');
  }

  /** Ends the process gracefully, and after the grace period by force. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    await this.#restarting;
    const child = this.#child;
    if (!child?.pid) return;
    signalGroup(child.pid, this.spec.stopSignal ?? 'SIGTERM');
    if (!(await waitUntil(() => this.#child === undefined, graceMs))) {
      signalGroup(child.pid, 'SIGKILL');
      await waitUntil(() => this.#child === undefined, graceMs);
    }
  }

  /** Ends the process by force. */
  kill(): void {
    this.#stopping = true;
    if (this.#child?.pid) signalGroup(this.#child.pid, 'SIGKILL');
  }

  async #launch(): Promise<void> {
    await this.spec.beforeStart?.();
    if (this.#stopping) return;
    const { command, name, stopSignal = 'SIGTERM', isPrinted } = this.spec;
    const { dataDir, records, onStarted } = this.#around;
    const log = isPrinted ? undefined : openLog(dataDir, name);
    const output = log ?? 'inherit';
    // In its own group the process does not receive Ctrl-C. The supervisor does, and stops processes in
    // order.
    const child = spawn(command.file, command.args, {
      cwd: command.cwd,
      env: command.env,
      uid: command.uid,
      gid: command.gid,
      detached: true,
      stdio: ['ignore', output, output],
    });
    if (log !== undefined) closeSync(log);
    this.#child = child;
    const started = Date.now();
    child.once('error', () => this.#ended(child, started, 'cannot be run'));
    child.once('exit', (code, signal) => this.#ended(child, started, signal ?? `status ${code}`));
    if (child.pid === undefined) return;
    this.#pid = child.pid;
    records.add(name, child.pid, stopSignal);
    onStarted();
  }

  #ended(child: ChildProcess, started: number, how: string): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    const { name } = this.spec;
    // Processes that a killed leader leaves behind (nginx's workers) would keep the port in use.
    if (child.pid) signalGroup(child.pid, 'SIGKILL');
    this.#around.records.remove(name);
    if (this.#stopping) return;
    this.#deaths = Date.now() - started > STABLE_MS ? 1 : this.#deaths + 1;
    say(`${name} ended (${how}); it is started again.`);
    this.#restarting = this.#restart();
  }

  async #restart(): Promise<void> {
    await delay(DELAYS_MS[Math.min(this.#deaths, DELAYS_MS.length) - 1]);
    if (this.#stopping) return;
    try {
      await this.#launch();
    } catch (error) {
      say(`${this.spec.name} could not be started again: ${errorMessage(error)}`);
      this.#deaths += 1;
      this.#restarting = this.#restart();
    }
  }
}
