interface QueueLimits {
  /** The most jobs that run at once. Mostly they wait for data, perhaps from a service that hangs. */
  running: number;
  /** The most jobs of one visitor that run at once. */
  runningEach: number;
  /** The most jobs of one visitor that wait. */
  waitingEach: number;
  /** The most jobs of all visitors that wait. */
  waiting: number;
}

// A slow processor renders 300 pages in about ten seconds. The gateway's timeout is fifteen seconds.
const usualLimits: QueueLimits = { running: 100, runningEach: 2, waitingEach: 40, waiting: 300 };

/** A visitor has too many requests waiting already. */
export class QueueFull extends Error {}

/** So many pages are waiting that another one would be answered too late. */
export class Overloaded extends Error {}

interface Visitor {
  running: number;
  waiting: (() => void)[];
}

/**
 * Shares the rendering of pages fairly between visitors. Each visitor has a queue of their own, and
 * the queues take turns, so a visitor waits for a few pages of others, but never for all the
 * pages that another visitor has requested.
 */
export class FairQueue {
  private readonly visitors = new Map<string, Visitor>();
  private readonly limits: QueueLimits;
  private running = 0;
  private waiting = 0;

  /** @param limits those that differ from the usual ones */
  constructor(limits: Partial<QueueLimits> = {}) {
    this.limits = { ...usualLimits, ...limits };
  }

  /**
   * Runs a job when it is its turn.
   * @throws QueueFull, Overloaded
   */
  async run<T>(visitor: string, job: () => Promise<T>): Promise<T> {
    const own = this.visitors.get(visitor) ?? { running: 0, waiting: [] };
    if (own.waiting.length >= this.limits.waitingEach) throw new QueueFull();
    if (this.waiting >= this.limits.waiting) throw new Overloaded();
    this.visitors.set(visitor, own);
    this.waiting += 1;
    const turn = new Promise<void>((start) => own.waiting.push(start));
    this.next();
    await turn;
    try {
      return await job();
    } finally {
      own.running -= 1;
      this.running -= 1;
      if (own.running + own.waiting.length === 0) this.visitors.delete(visitor);
      this.next();
    }
  }

  private next(): void {
    for (const [name, visitor] of this.visitors) {
      if (this.running >= this.limits.running) return;
      if (visitor.running >= this.limits.runningEach) continue;
      const start = visitor.waiting.shift();
      if (!start) continue;
      this.waiting -= 1;
      visitor.running += 1;
      this.running += 1;
      // Maps iterate in insertion order, so this moves the visitor to the end. The loop reaches it again.
      this.visitors.delete(name);
      this.visitors.set(name, visitor);
      start();
    }
  }
}
