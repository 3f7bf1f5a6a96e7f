/**
 * A question that many ask at the same time, put to the database few times. Those who come
 * while it is under way share the next one: nobody gets an answer to a question that was put
 * before they came.
 */
export class SharedRead<Result> {
  private running: Promise<Result> | undefined;
  private next: Promise<Result> | undefined;

  constructor(private readonly ask: () => Promise<Result>) {}

  read(): Promise<Result> {
    if (this.next) return this.next;
    if (!this.running) return this.start();
    const start = () => {
      this.next = undefined;
      return this.start();
    };
    this.next = this.running.then(start, start);
    return this.next;
  }

  private start(): Promise<Result> {
    const running = this.ask().finally(() => {
      this.running = undefined;
    });
    this.running = running;
    return running;
  }
}
