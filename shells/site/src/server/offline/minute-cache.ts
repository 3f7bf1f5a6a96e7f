const minute = 60_000;

/**
 * Keeps an answer that is the same for everybody for a minute. Each new visitor's browser asks for such
 * answers, and rendering them again would cost as much as their visit.
 */
export class MinuteCache<Value> {
  readonly #kept = new Map<string, { value: Promise<Value>; at: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The value of a key, made again where it is older. A failure is not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept && this.now() - kept.at < minute) return kept.value;
    const value = make();
    this.#kept.set(key, { value, at: this.now() });
    value.catch(() => this.#kept.delete(key));
    return value;
  }
}
