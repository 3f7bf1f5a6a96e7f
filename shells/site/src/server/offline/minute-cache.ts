const minute = 60_000;

/**
 * Caches responses that are the same for every visitor for one minute. Each new visitor's browser requests
 * them, and rendering them each time would cost as much as the visit itself.
 */
export class MinuteCache<Value> {
  readonly #kept = new Map<string, { value: Promise<Value>; at: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The value of a key, computed again when it is older than a minute. A failure is not cached. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept && this.now() - kept.at < minute) return kept.value;
    const value = make();
    this.#kept.set(key, { value, at: this.now() });
    value.catch(() => this.#kept.delete(key));
    return value;
  }
}
