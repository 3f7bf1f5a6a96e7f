import { setImmediate as turnEnds } from 'node:timers/promises';

/**
 * A question that many ask at the same time, put to the database few times. Those who come
 * while it is under way share the next one: nobody gets an answer to a question that was put
 * before they came. It is put at the end of the event loop's turn, so that everybody who came
 * in that turn shares it.
 */
export class SharedRead<Result> {
  private running: Promise<unknown> | undefined;
  private next: Promise<Result> | undefined;

  constructor(private readonly ask: () => Promise<Result>) {}

  read(): Promise<Result> {
    this.next ??= this.gather();
    return this.next;
  }

  private async gather(): Promise<Result> {
    await Promise.all([this.running, turnEnds()]);
    this.next = undefined;
    const answer = this.ask();
    this.running = answer.catch(() => undefined);
    return answer;
  }
}
