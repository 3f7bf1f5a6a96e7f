import { say, withProgress } from '../lib/progress.js';
import { explainError } from '../lib/stack-error.js';
import { ProcessRecords } from './process-records.js';
import type { JobSpec, ProcessSpec } from './process-spec.js';
import { runJob } from './run-job.js';
import { SupervisedProcess } from './supervised-process.js';

/** The processes and jobs of one stage run at the same time. The next stage waits for all of them. */
export type Stage = (ProcessSpec | JobSpec)[];

/** In development the slices are built first, which takes minutes on a busy machine. */
const READY_TIMEOUT_MS = 180_000;
const STOP_GRACE_MS = 10_000;

/** Starts processes in stages, keeps them running, and stops them in reverse order. */
export class Supervisor {
  readonly #dataDir: string;
  readonly #records: ProcessRecords;
  readonly #stages: SupervisedProcess[][] = [];
  readonly #abort = new AbortController();
  readonly #onChange: () => void;
  #stopped: Promise<void> | undefined;

  /** @param onChange called whenever a process has a new pid */
  constructor(dataDir: string, onChange: () => void) {
    this.#dataDir = dataDir;
    this.#records = new ProcessRecords(dataDir);
    this.#onChange = onChange;
  }

  get processes(): SupervisedProcess[] {
    return this.#stages.flat();
  }

  get stopping(): boolean {
    return this.#abort.signal.aborted;
  }

  /** Ends processes that an earlier, killed supervisor left running. */
  async stopLeftovers(): Promise<void> {
    const count = await this.#records.stopLeftovers();
    if (count > 0) say(`Stopped ${count} processes that an earlier start had left running.`);
  }

  async runStage(stage: Stage): Promise<void> {
    if (this.stopping) return;
    const processes: SupervisedProcess[] = [];
    this.#stages.push(processes);
    const steps = stage.map((step) => {
      if ('run' in step) return this.#runJob(step);
      const supervised = new SupervisedProcess(step, {
        dataDir: this.#dataDir,
        records: this.#records,
        onStarted: this.#onChange,
      });
      processes.push(supervised);
      return supervised.start(READY_TIMEOUT_MS);
    });
    await Promise.all(steps);
  }

  /** Stops everything. A second call waits for the first. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopInOrder();
    return this.#stopped;
  }

  /** Ends everything by force. */
  kill(): void {
    this.#abort.abort();
    for (const process of this.processes) process.kill();
  }

  async #stopInOrder(): Promise<void> {
    this.#abort.abort();
    for (const stage of this.#stages.toReversed()) {
      await Promise.all(stage.map((process) => process.stop(STOP_GRACE_MS)));
    }
  }

  async #runJob(job: JobSpec): Promise<void> {
    const around = {
      dataDir: this.#dataDir,
      records: this.#records,
      signal: this.#abort.signal,
    };
    try {
      const { name, title, run } = job;
      await withProgress(title, typeof run === 'function' ? run : () => runJob(name, run, around));
    } catch (error) {
      if (!this.stopping) throw error;
      say(explainError(error, this.#dataDir));
    }
  }
}
