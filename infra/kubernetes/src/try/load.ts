import { setTimeout as pause } from 'node:timers/promises';
import { ask, entranceAddress } from './entrance.js';

/** Public pages and data. */
export const READ = ['/', '/directory', '/api/businesses'];
const PERIOD_MS = 100;
const TIMEOUT_MS = 15_000;

/** Requests pages ten times a second until it is stopped. */
export class Load {
  readonly failures: string[] = [];
  /** The time of each successful response. */
  readonly answeredAt: number[] = [];
  slowestMs = 0;
  lastFailureAt = 0;
  #isStopped = false;
  readonly #pending = new Set<Promise<void>>();
  readonly #loop: Promise<void>;

  constructor(
    readonly address: string,
    readonly paths: readonly string[],
  ) {
    this.#loop = this.#run();
  }

  async stop(): Promise<string> {
    this.#isStopped = true;
    await this.#loop;
    await Promise.all(this.#pending);
    return `${this.answeredAt.length} answers, ${this.failures.length} failures, ${Math.round(this.slowestMs)} ms at most`;
  }

  /** The most frequent failures, with their counts. */
  commonFailures(): string {
    const counts = new Map<string, number>();
    for (const failure of this.failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
    const sorted = [...counts].sort(([, one], [, other]) => other - one).slice(0, 8);
    return sorted.map(([failure, count]) => `${count} × ${failure}`).join(', ');
  }

  async #run(): Promise<void> {
    for (let count = 0; !this.#isStopped; count++) {
      const asked = this.#ask(this.paths[count % this.paths.length] ?? '/');
      this.#pending.add(asked);
      void asked.finally(() => this.#pending.delete(asked));
      await pause(PERIOD_MS);
    }
  }

  async #ask(path: string): Promise<void> {
    const start = performance.now();
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { status } = await ask(this.address, path, { signal });
      if (status === 200) this.answeredAt.push(Date.now());
      else this.#fail(`${path}: ${status}`);
    } catch (error) {
      this.#fail(`${path}: ${error instanceof Error ? error.message : error}`);
    }
    this.slowestMs = Math.max(this.slowestMs, performance.now() - start);
  }

  #fail(what: string): void {
    this.failures.push(what);
    this.lastFailureAt = Date.now();
  }
}

/** Runs an action while pages are requested. Throws if a request fails. */
export async function underLoad(act: () => Promise<string>): Promise<string> {
  const load = new Load(await entranceAddress(), READ);
  const seen = await act().catch(async (error: unknown) => {
    throw new Error(`${error instanceof Error ? error.message : error}; ${await load.stop()}`);
  });
  const result = await load.stop();
  if (load.failures.length > 0) {
    throw new Error(`${seen}; ${result}: ${[...new Set(load.failures)].slice(0, 5).join(', ')}`);
  }
  return `${seen}; ${result}`;
}
