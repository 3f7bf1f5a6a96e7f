import { setImmediate as iterationEnds, setTimeout as sleep } from 'node:timers/promises';

interface SharedReadOptions {
  /**
   * Milliseconds from the beginning of a read to that of the next, at least. More callers share a
   * read that begins later. A read that follows a pause does not wait. Default: 0.
   */
  apart?: number;
  /**
   * How many reads may be in flight at once. With more than one, an older result can arrive after a
   * newer one. Default: 1.
   */
  mostInFlight?: number;
}

/**
 * Shares one read, of a database or a file, among concurrent callers. Callers that arrive while a
 * read is in flight share a later one: no caller gets the result of a read that began before its call.
 * A read begins at the end of the event-loop iteration, so that all callers of the iteration share it.
 */
export class SharedRead<Result> {
  private readonly inFlight = new Set<Promise<unknown>>();
  private readonly apart: number;
  private readonly mostInFlight: number;
  private next: Promise<Result> | undefined;
  private begunAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly load: () => Promise<Result>,
    { apart = 0, mostInFlight = 1 }: SharedReadOptions = {},
  ) {
    this.apart = apart;
    this.mostInFlight = mostInFlight;
  }

  read(): Promise<Result> {
    this.next ??= this.gather();
    return this.next;
  }

  private async gather(): Promise<Result> {
    await iterationEnds();
    while (this.inFlight.size >= this.mostInFlight) await Promise.race(this.inFlight);
    const wait = this.begunAt + this.apart - performance.now();
    if (wait > 0) await sleep(wait);
    this.next = undefined;
    this.begunAt = performance.now();
    return this.begin();
  }

  private begin(): Promise<Result> {
    const result = this.load();
    const ended = result.then(noResult, noResult).finally(() => this.inFlight.delete(ended));
    this.inFlight.add(ended);
    return result;
  }
}

const noResult = () => undefined;
