type Handler = (event: unknown) => unknown;

/** Calls listeners by event name. */
export class Emitter {
  private readonly handlers = new Map<string, Set<Handler>>();

  on(type: string, handler: Handler): this {
    const handlers = this.handlers.get(type) ?? new Set();
    this.handlers.set(type, handlers.add(handler));
    return this;
  }

  off(type: string, handler?: Handler): this {
    if (handler) this.handlers.get(type)?.delete(handler);
    else this.handlers.delete(type);
    return this;
  }

  protected emit(type: string, event: object): void {
    for (const handler of [...(this.handlers.get(type) ?? [])]) handler(event);
  }
}
