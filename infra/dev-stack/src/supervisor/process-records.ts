import { join } from 'node:path';
import { readJsonFile, writeFileAtomically } from '@town/process-kit/atomic-file';
import { errorMessage } from '@town/process-kit/error-code';
import * as z from 'zod/mini';
import { bootId } from '../lib/proc.js';
import { identify, isAlive, processIdentitySchema, signalGroup } from '../lib/process-identity.js';
import { waitUntil } from '../lib/wait-until.js';

const recordsSchema = z.record(
  z.string(),
  z.extend(processIdentitySchema, { stopSignal: z.enum(['SIGTERM', 'SIGINT', 'SIGQUIT']) }),
);
type Records = z.infer<typeof recordsSchema>;
/** A signal for a graceful shutdown. */
export type StopSignal = Records[string]['stopSignal'];

const GRACE_MS = 8_000;

/**
 * Stores on disk which processes a supervisor has started, so that the next start can end them if the
 * supervisor was killed.
 */
export class ProcessRecords {
  readonly #path: string;
  readonly #records: Records = {};

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'run', 'processes.json');
  }

  add(name: string, pid: number, stopSignal: StopSignal): void {
    const identity = identify(pid);
    if (!identity) return;
    this.#records[name] = { ...identity, stopSignal };
    this.#write();
  }

  remove(name: string): void {
    delete this.#records[name];
    this.#write();
  }

  /** Ends what an earlier supervisor left running: gracefully, then by force. It never ends other processes. */
  async stopLeftovers(): Promise<number> {
    const records = Object.entries(readJsonFile(this.#path, recordsSchema) ?? {});
    const leftovers = records.filter(([, record]) => isAlive(record));
    // Clients stop before the database.
    const users = leftovers.filter(([name]) => name !== 'postgres');
    await Promise.all(users.map(([, record]) => end(record)));
    for (const [name, record] of leftovers) if (name === 'postgres') await end(record);
    // A group can outlive its leader: a killed nginx master leaves its workers behind.
    for (const [, record] of records) endGroupOfDeadLeader(record);
    return leftovers.length;
  }

  #write(): void {
    try {
      writeFileAtomically(this.#path, JSON.stringify(this.#records, null, 2));
    } catch (error) {
      console.error(`  ${this.#path} cannot be written: ${errorMessage(error)}`);
    }
  }
}

async function end(leftover: Records[string]): Promise<void> {
  signalGroup(leftover.pid, leftover.stopSignal);
  if (await waitUntil(() => !isAlive(leftover), GRACE_MS)) return;
  signalGroup(leftover.pid, 'SIGKILL');
  await waitUntil(() => !isAlive(leftover), GRACE_MS);
}

/** The system does not reuse a pid while a group with this number exists, so it is the same group. */
function endGroupOfDeadLeader(leader: Records[string]): void {
  const now = identify(leader.pid);
  if (now) return;
  const boot = bootId();
  if (boot && !leader.started.startsWith(boot)) return;
  try {
    process.kill(-leader.pid, 'SIGKILL');
  } catch {
    // The group has no process left.
  }
}
