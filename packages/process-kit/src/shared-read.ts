import { setImmediate as iterationEnds, setTimeout as sleep } from 'node:timers/promises';

/**
 * Shares one read, of a database or a file, among concurrent callers. Callers that arrive while a read is
 * in flight share the next one: no caller gets the result of a read that began before its call. A read
 * begins at the end of the event-loop iteration, so that all callers of the iteration share it.
 */
export class SharedRead<Result> {
  private running: Promise<unknown> | undefined;
  private next: Promise<Result> | undefined;
  private begunAt = Number.NEGATIVE_INFINITY;

  /**
   * @param load reads
   * @param apart the minimum milliseconds between the starts of two reads. More callers share a read that
   * starts later. A read that follows a pause does not wait.
   */
  constructor(
    private readonly load: () => Promise<Result>,
    private readonly apart = 0,
  ) {}

  read(): Promise<Result> {
    this.next ??= this.gather();
    return this.next;
  }

  private async gather(): Promise<Result> {
    await Promise.all([this.running, iterationEnds()]);
    const wait = this.begunAt + this.apart - performance.now();
    if (wait > 0) await sleep(wait);
    this.next = undefined;
    this.begunAt = performance.now();
    const result = this.load();
    this.running = result.catch(() => undefined);
    return result;
  }
}
