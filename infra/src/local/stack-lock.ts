import { linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeFileAtomically } from './atomic-file.js';
import { identify, isAlive, type ProcessIdentity } from './process-identity.js';
import { StackError } from './stack-error.js';
import { waitUntil } from './wait-until.js';

interface LockHolder extends ProcessIdentity {
  stopping: boolean;
}

/** How long a holder may take to notice that its terminal has gone, and then to stop. */
const NOTICE_MS = 2_500;
const STOP_MS = 30_000;

/** One supervisor a DATA_DIR: the lock names its holder, so that a dead one's lock can be taken over. */
export class StackLock {
  readonly #path: string;
  readonly #dataDir: string;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#path = join(dataDir, 'run', 'supervisor.json');
  }

  async acquire(): Promise<void> {
    await waitUntil(
      () => !this.#livingHolder() || this.#livingHolder()?.stopping === true,
      NOTICE_MS,
    );
    if (this.#livingHolder()?.stopping) await waitUntil(() => !this.#livingHolder(), STOP_MS);
    if (!this.#tryTake()) {
      const pid = this.#livingHolder()?.pid;
      throw new StackError(
        `A stack already runs with ${this.#dataDir} (process ${pid}): stop it with \`kill ${pid}\`, ` +
          'or choose another folder and port: `DATA_DIR=.local-2 PORT=8081 npm start`.',
      );
    }
  }

  /** Tells a start that waits that this one is about to leave. */
  announceStop(): void {
    const own = identify(process.pid);
    if (own) writeFileAtomically(this.#path, JSON.stringify({ ...own, stopping: true }));
  }

  release(): void {
    rmSync(this.#path, { force: true });
  }

  #tryTake(): boolean {
    if (this.#livingHolder()) return false;
    const mine = `${this.#path}.${process.pid}`;
    writeFileAtomically(mine, JSON.stringify({ ...identify(process.pid), stopping: false }));
    try {
      this.#moveStaleAway();
      linkSync(mine, this.#path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(mine, { force: true });
    }
  }

  /** A rename succeeds for one of several starters only; what it moved is then looked at again. */
  #moveStaleAway(): void {
    const aside = `${this.#path}.stale-${process.pid}`;
    try {
      renameSync(this.#path, aside);
    } catch {
      return;
    }
    const moved = readJsonFile(aside) as LockHolder | undefined;
    if (moved && isAlive(moved)) linkSync(aside, this.#path);
    rmSync(aside, { force: true });
  }

  #livingHolder(): LockHolder | undefined {
    const holder = readJsonFile(this.#path) as LockHolder | undefined;
    return holder && isAlive(holder) ? holder : undefined;
  }
}
