interface Window {
  count: number;
  endsAt: number;
}

/** More than these are not kept: the oldest windows go first. */
const maxWindows = 50_000;

/** Counts what happens per key within a time; each key's time begins with its first event. */
export class RateCounter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
  ) {}

  /** Counts one; tells how many milliseconds to wait when it is one too many, else 0. */
  count(key: string, now = Date.now()): number {
    const current = this.windows.get(key);
    if (current && current.endsAt > now) {
      current.count += 1;
      return current.count > this.limit ? current.endsAt - now : 0;
    }
    this.windows.delete(key);
    this.windows.set(key, { count: 1, endsAt: now + this.windowMs });
    this.forget(now);
    return 0;
  }

  /** Windows are in the order of their ends: the oldest are at the front. */
  private forget(now: number): void {
    for (const [key, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size <= maxWindows) return;
      this.windows.delete(key);
    }
  }
}
