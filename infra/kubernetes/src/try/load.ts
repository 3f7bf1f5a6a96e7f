import { setTimeout as pause } from 'node:timers/promises';

const PERIOD_MS = 100;
const TIMEOUT_MS = 15_000;

/** Asks for pages, ten times a second, until it is stopped. */
export class Load {
  readonly failures: string[] = [];
  /** When each answer came that was none of the failures. */
  readonly answeredAt: number[] = [];
  slowestMs = 0;
  lastFailureAt = 0;
  #isStopped = false;
  readonly #pending = new Set<Promise<void>>();
  readonly #loop: Promise<void>;

  constructor(
    readonly url: string,
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

  /** The failures that were seen most often, with their number. */
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
      const response = await fetch(`${this.url}${path}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      if (response.status === 200) this.answeredAt.push(Date.now());
      else this.#fail(`${path}: ${response.status}`);
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
