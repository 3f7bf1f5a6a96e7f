import { megabytesOf } from '@town/dev-stack/lib/proc';
import type { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';

/** The memory of a process in megabytes, after its start-up and at the end of its life. */
export interface Growth {
  early: number;
  late: number;
  /** Seconds between the two measurements. */
  seconds: number;
}

interface Life extends Growth {
  name: string;
  began: number;
}

/** Watches the memory of processes that are killed and restarted. */
export class Memories {
  private readonly lives = new Map<number, Life>();

  /**
   * @param names the processes to watch
   * @param settleSeconds how long a process takes until it should not grow any more
   */
  constructor(
    private readonly stack: ThrowawayStack,
    private readonly names: readonly string[],
    private readonly settleSeconds: number,
  ) {}

  /** Must be called regularly. @param now in seconds */
  look(now: number): void {
    const { processes } = this.stack.file();
    for (const name of this.names) {
      const pid = processes[name]?.pid;
      const megabytes = pid ? megabytesOf(pid, 'status', 'VmRSS') : undefined;
      if (pid && megabytes) this.note(pid, name, Math.round(megabytes), now);
    }
  }

  private note(pid: number, name: string, megabytes: number, now: number): void {
    const life = this.lives.get(pid) ?? { name, began: now, early: 0, late: 0, seconds: 0 };
    const age = now - life.began;
    const isEarly = age <= this.settleSeconds;
    this.lives.set(pid, {
      ...life,
      early: isEarly ? megabytes : life.early,
      late: megabytes,
      seconds: isEarly ? 0 : Math.round(age - this.settleSeconds),
    });
  }

  /**
   * The longest-lived process of each name. Names whose processes were all killed during start-up are
   * missing.
   */
  longest(): Record<string, Growth> {
    const found: Record<string, Growth> = {};
    for (const { name, early, late, seconds } of this.lives.values()) {
      if (seconds > (found[name]?.seconds ?? 0)) found[name] = { early, late, seconds };
    }
    return found;
  }
}
