import type { CallKind, WriteKind } from './calls.js';
import type { KilledProcesses } from './kills.js';

/** Counts the results of the requests. */
export class Counters {
  private readonly began = performance.now();

  /** @param killed knows which failures are explained by a kill */
  constructor(private readonly killed: KilledProcesses) {}

  readonly answers: Record<string, number> = {};
  readonly unexpected: string[] = [];
  readonly writes: Record<WriteKind, number> = {
    contact: 0,
    event: 0,
    listing: 0,
    purchase: 0,
    edit: 0,
    upload: 0,
  };
  skipped = 0;

  /** Counts the start of a write, and returns its number. */
  begin(kind: WriteKind): number {
    this.writes[kind] += 1;
    return this.writes[kind];
  }

  async judge(kind: CallKind, ask: () => Promise<Response>): Promise<void> {
    const asked = performance.now();
    try {
      const answer = await ask();
      await answer.arrayBuffer();
      const { status } = answer;
      this.count(`${kind} ${status}`);
      const isExplained =
        status === 200 ||
        status === 429 ||
        (status === 503 && answer.headers.has('retry-after') && this.killed.explainRefusal(asked));
      if (!isExplained) this.note(`${status} ${answer.url}`);
    } catch (error) {
      // No process listens, or the response ended early.
      this.count(`${kind} without an answer`);
      const isTooLate = error instanceof DOMException;
      if (isTooLate || !this.killed.explainSilence(asked)) this.note(`${kind}: ${String(error)}`);
    }
  }

  async done(kind: CallKind, act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
      this.count(`${kind} done`);
    } catch (error) {
      this.note(`${kind}: ${String(error)}`);
    }
  }

  private count(name: string): void {
    this.answers[name] = (this.answers[name] ?? 0) + 1;
  }

  private note(line: string): void {
    this.count('unexpected');
    const second = Math.round((performance.now() - this.began) / 1_000);
    if (this.unexpected.length < 20) this.unexpected.push(`${second} s: ${line}`);
  }
}
