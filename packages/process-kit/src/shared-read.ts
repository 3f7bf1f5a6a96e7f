import { setImmediate as iterationEnds } from 'node:timers/promises';

/**
 * Shares one database read among concurrent callers. Callers that arrive while a read is in flight
 * share the next one: no caller gets the result of a read that began before its call. A read begins
 * at the end of the event-loop iteration, so that all callers of the iteration share it.
 */
export class SharedRead<Result> {
  private running: Promise<unknown> | undefined;
  private next: Promise<Result> | undefined;

  constructor(private readonly load: () => Promise<Result>) {}

  read(): Promise<Result> {
    this.next ??= this.gather();
    return this.next;
  }

  private async gather(): Promise<Result> {
    await Promise.all([this.running, iterationEnds()]);
    this.next = undefined;
    const result = this.load();
    this.running = result.catch(() => undefined);
    return result;
  }
}
