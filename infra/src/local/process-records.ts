import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeFileAtomically } from './atomic-file.js';
import { identify, isAlive, type ProcessIdentity, signalGroup } from './process-identity.js';
import { waitUntil } from './wait-until.js';

type Records = Record<string, ProcessIdentity & { stopSignal: NodeJS.Signals }>;

const GRACE_MS = 8_000;

/** Which processes a supervisor has started, kept on disk for the start after its own kill -9. */
export class ProcessRecords {
  readonly #path: string;
  readonly #records: Records = {};

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'run', 'processes.json');
  }

  add(name: string, pid: number, stopSignal: NodeJS.Signals): void {
    const identity = identify(pid);
    if (!identity) return;
    this.#records[name] = { ...identity, stopSignal };
    this.#write();
  }

  remove(name: string): void {
    delete this.#records[name];
    this.#write();
  }

  /** Ends what an earlier supervisor left running: gracefully, then hard. Strangers are let be. */
  async stopLeftovers(): Promise<number> {
    const records = Object.entries((readJsonFile(this.#path) ?? {}) as Records);
    const leftovers = records.filter(([, record]) => isAlive(record));
    // A database stops after those who use it.
    const users = leftovers.filter(([name]) => name !== 'postgres');
    await Promise.all(users.map(([, record]) => end(record)));
    for (const [name, record] of leftovers) if (name === 'postgres') await end(record);
    // A group outlives its leader: an nginx whose master was killed leaves its workers.
    for (const [, record] of records) endGroupOfDeadLeader(record);
    return leftovers.length;
  }

  #write(): void {
    try {
      writeFileAtomically(this.#path, JSON.stringify(this.#records, null, 2));
    } catch (error) {
      console.error(`  ${this.#path} cannot be written: ${(error as Error).message}`);
    }
  }
}

async function end(leftover: Records[string]): Promise<void> {
  signalGroup(leftover.pid, leftover.stopSignal);
  if (await waitUntil(() => !isAlive(leftover), GRACE_MS)) return;
  signalGroup(leftover.pid, 'SIGKILL');
  await waitUntil(() => !isAlive(leftover), GRACE_MS);
}

/** While a group has members its number is not given to a new process, so it is still the same group. */
function endGroupOfDeadLeader(leader: ProcessIdentity): void {
  const now = identify(leader.pid);
  if (now) return;
  const boot = readBootId();
  if (boot && !leader.started.startsWith(boot)) return;
  try {
    process.kill(-leader.pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

function readBootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return undefined;
  }
}
