import { linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeFileAtomically } from '@town/process-kit/atomic-file';
import { errorCode } from '@town/process-kit/error-code';
import * as z from 'zod/mini';
import { identify, isAlive, processIdentitySchema } from '../lib/process-identity.js';
import { StackError } from '../lib/stack-error.js';
import { waitUntil } from '../lib/wait-until.js';

const holderSchema = z.extend(processIdentitySchema, { stopping: z.boolean() });
type LockHolder = z.infer<typeof holderSchema>;

/** The time in which a holder notices that its terminal is gone, and the time in which it then stops. */
const NOTICE_MS = 2_500;
const STOP_MS = 30_000;

/** Allows one supervisor per DATA_DIR. The lock names its holder: the lock of a dead one is taken over. */
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

  /** Tells a waiting start that this stack is stopping. */
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
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(mine, { force: true });
    }
  }

  /**
   * If several processes try this at once, the rename succeeds for one. That one then checks the file it
   * moved.
   */
  #moveStaleAway(): void {
    const aside = `${this.#path}.stale-${process.pid}`;
    try {
      renameSync(this.#path, aside);
    } catch {
      return;
    }
    const moved = readJsonFile(aside, holderSchema);
    if (moved && isAlive(moved)) linkSync(aside, this.#path);
    rmSync(aside, { force: true });
  }

  #livingHolder(): LockHolder | undefined {
    const holder = readJsonFile(this.#path, holderSchema);
    return holder && isAlive(holder) ? holder : undefined;
  }
}
